import { createHash } from 'node:crypto';

const closesAtOnce = 'win.close();';
/** The opener closes the window, as with Auth0; otherwise it closes itself later. */
const closesLater = 'win.setTimeout(function () { win.close(); }, 10000);';

const digestOf = (script: string) => createHash('sha256').update(script).digest('base64');

/** Whether this page posts the authorization response to its opener. */
export const isMessagePage = (body: unknown): body is string =>
  typeof body === 'string' && body.includes("type: 'authorization_response'");

/**
 * The library's page closes its window as soon as it has posted the response. The client in the opener checks every second
 * whether the window is closed, and treats that as a cancelled sign-in: on a busy machine it checks before it receives
 * the message, and a successful sign-in is lost. The policy contains the script's digest, which changes with it.
 */
export function closingLater(page: { body: string; policy: string }): { body: string; policy: string } {
  const script = page.body.split('<script>')[1]?.split('</script>')[0];
  if (!script?.includes(closesAtOnce)) return page;
  const changed = script.replace(closesAtOnce, closesLater);
  return {
    body: page.body.replace(script, () => changed),
    policy: page.policy.replace(digestOf(script), digestOf(changed)),
  };
}
