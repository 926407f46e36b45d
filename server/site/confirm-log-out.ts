import { routePatterns } from '#content/rules/route-paths.ts';
import { hasSessionCookie } from '#platform/http/staff-credentials.ts';
import type { Handler, RequestContext } from '../edge/http/request-context.ts';
import { sendText } from '../edge/http/send.ts';

export const logOutPath = routePatterns.logout;

/**
 * The page that logs readers out does so as soon as it is shown. A link of another site leads to the provider's page with
 * a button instead, which sends the reader back here after the press. For a provider below `/identity/`.
 */
export function confirmLogOut(handler: Handler, options: { origin: string; clientId: string }): Handler {
  const query = new URLSearchParams({
    client_id: options.clientId,
    returnTo: `${options.origin}${logOutPath}`,
  });
  return (context) => {
    if (!hasSessionCookie(context.req) || !isFromAnotherSite(context, options.origin))
      return handler(context);
    const headers = { location: `/identity/v2/logout?${query}`, 'cache-control': 'no-store' };
    sendText(context, 302, { ...headers, 'x-request-id': context.requestId }, '');
  };
}

/** An address that a reader typed or kept as a bookmark comes from no site (`none`). */
function isFromAnotherSite({ req }: RequestContext, origin: string): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const from = req.headers.referer;
  return from !== undefined && URL.parse(from)?.origin !== origin;
}
