import { messages } from '#content/errors.ts';
import { redirectTarget } from '#content/rules/redirect-target.ts';
import { logOutPage, problemPage } from '../pages/account-pages.ts';
import type { ClientSettings } from '../provider/create-provider.ts';
import { clientOrigins } from '../provider/known-origins.ts';
import { endOneSession } from '../sessions.ts';
import { type Answer, type House, isOwnForm, type Visit } from './context.ts';
import { readPosted } from './posted.ts';

/** Where a reader may be sent after logging out: the sites of our clients, and nobody else's. */
export function returnAddress(
  given: { clientId: string | null; returnTo: string | null },
  clients: readonly ClientSettings[],
): string | undefined {
  const asked =
    given.clientId === null ? clients : clients.filter(({ clientId }) => clientId === given.clientId);
  const origins = clientOrigins(asked);
  if (given.returnTo === null) return [...origins].map((origin) => `${origin}/`)[0];
  // What browsers read as a slash, skip or take for a name before the host.
  if (/[\s\\@]|[^!-~]/.test(given.returnTo) || !/^https?:\/\/[^/]/i.test(given.returnTo)) return undefined;
  const url = URL.parse(given.returnTo);
  if (!url || !origins.has(url.origin)) return undefined;
  return typeof redirectTarget(given.returnTo, url.origin) === 'string' ? url.href : undefined;
}

/** Whether the reader came from a page of one of our clients. Without a word about it, from anywhere. */
export function isFromClient(headers: Headers, clients: readonly ClientSettings[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const from = URL.parse(headers.get('referer') ?? '')?.origin;
  return from !== undefined && clientOrigins(clients).has(from);
}

/**
 * `/v2/logout`: ends the session of this browser with all tokens it gave out, then leads back. A link of another site
 * only gets a page with a button: otherwise any page could sign its visitors out of ours.
 */
export async function logOutHandler(house: House, visit: Visit): Answer {
  if (visit.path !== 'v2/logout') return undefined;
  const { method, headers } = visit.request;
  const isPost = method === 'POST';
  const posted = isPost ? await readPosted(visit.request) : undefined;
  const given = (name: string) => (posted ? posted(name) || null : visit.query.get(name));
  const location = returnAddress(
    { clientId: given('client_id'), returnTo: given('returnTo') },
    house.clients,
  );
  if (!location) {
    house.refused('return address', 'not ours');
    const parts = problemPage('We cannot send you there', 'The address to return to is not one of ours.');
    return house.page(parts, 400);
  }
  const provider = house.provider();
  const session = await provider.Session.get(provider.createContext(visit.req, visit.res));
  const isMeant = isPost
    ? posted !== undefined && isOwnForm(house, visit, posted('token'))
    : isFromClient(headers, house.clients);
  if (session.accountId && !isMeant) {
    const { token, setCookie } = house.formTokens.issue(headers.get('cookie'));
    const fields = { client_id: given('client_id') ?? '', returnTo: location };
    const said = isPost ? messages.tryLater : undefined;
    const parts = logOutPage({ action: `${house.base}v2/logout`, token, fields, said, brand: house.brand });
    return house.page(parts, isPost ? 403 : 200, { 'set-cookie': setCookie });
  }
  if (session.accountId) {
    const { db, now } = house.desk;
    await endOneSession(db, session.accountId, { uid: session.uid, now: now() });
    await house.audit({ what: 'sign-out', sub: session.accountId });
  }
  const answer = new Headers({ location, 'cache-control': 'no-store' });
  const name = provider.cookieName('session');
  const secure = house.issuer.protocol === 'https:' ? '; Secure' : '';
  for (const cookie of [name, `${name}.sig`])
    answer.append('set-cookie', `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
  return new Response(null, { status: isPost ? 303 : 302, headers: answer });
}
