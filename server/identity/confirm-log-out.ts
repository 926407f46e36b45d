import { routePatterns } from '#content/rules/route-paths.ts';
import type { Door, Exchange } from '../http/exchange.ts';
import { sendText } from '../http/send.ts';
import { hasSessionCookie } from './staff-accounts.ts';

export const logOutPath = routePatterns.logout;

/**
 * The page that logs readers out does so as soon as it is shown. A link of another site leads to the provider's page with
 * a button instead, which sends the reader back here after the press. For a provider below `/identity/`.
 */
export function confirmLogOut(door: Door, options: { origin: string; clientId: string }): Door {
  const query = new URLSearchParams({
    client_id: options.clientId,
    returnTo: `${options.origin}${logOutPath}`,
  });
  return (exchange) => {
    if (!hasSessionCookie(exchange.req) || !isFromAnotherSite(exchange, options.origin))
      return door(exchange);
    const headers = { location: `/identity/v2/logout?${query}`, 'cache-control': 'no-store' };
    sendText(exchange, 302, { ...headers, 'x-request-id': exchange.requestId }, '');
  };
}

/** An address that a reader typed or kept as a bookmark comes from no site (`none`). */
function isFromAnotherSite({ req }: Exchange, origin: string): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const from = req.headers.referer;
  return from !== undefined && URL.parse(from)?.origin !== origin;
}
