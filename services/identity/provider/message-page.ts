import { createHash } from 'node:crypto';

const closesAtOnce = 'win.close();';
/** Whoever opened the window closes it, as with Auth0; one that nobody closes goes by itself. */
const closesLater = 'win.setTimeout(function () { win.close(); }, 10000);';

const digestOf = (script: string) => createHash('sha256').update(script).digest('base64');

/** Whether this is the page that hands an answer to the page that asked. */
export const isMessagePage = (body: unknown): body is string =>
  typeof body === 'string' && body.includes("type: 'authorization_response'");

/**
 * The library's page closes its window in the moment it sends the answer. The client in the opener looks every second
 * whether the window is closed, and takes that for a reader who gave up: on a busy machine it looks before it gets the
 * message, and a sign-in that went well is lost. The policy names the script by its digest, which changes with it.
 */
export function closingLater(page: { body: string; policy: string }): { body: string; policy: string } {
  const script = page.body.split('<script>')[1]?.split('</script>')[0];
  if (!script?.includes(closesAtOnce)) return page;
  const patient = script.replace(closesAtOnce, closesLater);
  return {
    body: page.body.replace(script, () => patient),
    policy: page.policy.replace(digestOf(script), digestOf(patient)),
  };
}
