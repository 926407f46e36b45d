import { staffDocument, staffHeaders, staffPolicy } from '#content/rules/staff-document.ts';
import type { Secrets } from '../boot/data-folder.ts';
import type { Environment } from '../boot/environment.ts';
import { createFetchHandler } from '../edge/fetch-handler.ts';
import type { Route } from '../edge/http/request-listener.ts';
import { createStaffHandler } from '../edge/staff-handler.ts';

/** The mailbox of a server that sends e-mail: messages hold links that are only for their recipients. */
export function openMailServerNotice(options: {
  secrets: Pick<Secrets, 'staffToken'>;
  environment: Pick<Environment, 'NODE_ENV'>;
  siteUrl: URL;
}): Route {
  const body = '<p>E-mail is sent by the mail server of <code>SMTP_URL</code>. None is shown here.</p>';
  const fetch = async () =>
    new Response(staffDocument('Mailbox', body), {
      headers: { ...staffHeaders, 'content-security-policy': staffPolicy },
    });
  const handler = createStaffHandler({
    handler: createFetchHandler({ fetch, origin: options.siteUrl.origin, headers: {} }),
    staffToken: options.secrets.staffToken,
    isOpenHere: options.environment.NODE_ENV === 'development',
  });
  return { name: 'desk', handler };
}
