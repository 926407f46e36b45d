import type { Session } from 'oidc-provider';
import { messages } from '#content/errors.ts';
import { redirectTarget } from '#content/rules/redirect-target.ts';
import type { ServiceContext, ServicePaths } from '../../service-app.ts';
import { logOutPage, problemPage } from '../pages/account-pages.ts';
import { type ClientSettings, clientOrigins } from '../provider/clients.ts';
import { endOneSession } from '../sessions.ts';
import { type IdentityContext, type IncomingRequest, incomingOf, isOwnForm } from './context.ts';
import { readPosted } from './posted.ts';

/** Where a reader may be redirected after logging out: only to sites of registered clients. */
export function returnAddress(
  given: { clientId: string | null; returnTo: string | null },
  clients: readonly ClientSettings[],
): string | undefined {
  const allowed =
    given.clientId === null ? clients : clients.filter(({ clientId }) => clientId === given.clientId);
  const origins = clientOrigins(allowed);
  if (given.returnTo === null) return [...origins].map((origin) => `${origin}/`)[0];
  // Characters that browsers read as a slash, skip, or treat as user info before the host.
  if (/[\s\\@]|[^!-~]/.test(given.returnTo) || !/^https?:\/\/[^/]/i.test(given.returnTo)) return undefined;
  const url = URL.parse(given.returnTo);
  if (!url || !origins.has(url.origin)) return undefined;
  return typeof redirectTarget(given.returnTo, url.origin) === 'string' ? url.href : undefined;
}

/** Whether the reader came from a page of a registered client; false if the headers do not say. */
function isFromClient(headers: Headers, clients: readonly ClientSettings[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const from = URL.parse(headers.get('referer') ?? '')?.origin;
  return from !== undefined && clientOrigins(clients).has(from);
}

export function logOutPaths(context: IdentityContext): ServicePaths {
  const handler = (call: ServiceContext) => logOut(context, incomingOf(call));
  const methods = { get: handler, post: handler };
  // The specification's short name and Auth0's.
  return { logout: methods, 'v2/logout': methods };
}

/**
 * Ends this browser's session with all tokens issued from it, then redirects back. A link from another site
 * only gets a page with a button; otherwise any page could log readers out.
 */
async function logOut(context: IdentityContext, incoming: IncomingRequest): Promise<Response> {
  const { method, headers } = incoming.request;
  const isPost = method === 'POST';
  const posted = isPost ? await readPosted(incoming.request) : undefined;
  const given = (name: string) => (posted ? posted(name) || null : incoming.query.get(name));
  const location = returnAddress(
    { clientId: given('client_id'), returnTo: given('returnTo') },
    context.clients,
  );
  if (!location) {
    context.recordRejected('return address', 'not ours');
    const parts = problemPage('We can’t send you there', 'The address to return to isn’t one of ours.');
    return context.page(parts, 400);
  }
  const provider = context.provider();
  const session = await provider.Session.get(provider.createContext(incoming.req, incoming.res));
  const isMeant = isPost
    ? posted !== undefined && isOwnForm(context, incoming, posted('token'))
    : isFromClient(headers, context.clients);
  if (session.accountId && !isMeant) {
    const { token, setCookie } = context.formTokens.issue(headers.get('cookie'));
    const fields = { client_id: given('client_id') ?? '', returnTo: location };
    const message = isPost ? messages.tryLater : undefined;
    const parts = logOutPage({
      action: `${context.base}v2/logout`,
      token,
      fields,
      message,
      brand: context.brand(),
    });
    return context.page(parts, isPost ? 403 : 200, { 'set-cookie': setCookie });
  }
  const answer = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of await endSession(context, session)) answer.append('set-cookie', cookie);
  return new Response(null, { status: isPost ? 303 : 302, headers: answer });
}

/** Ends the session of this browser with all tokens issued from it; returns the cookies that clear it there. */
export async function endSession(
  { provider, issuer, deps, audit }: IdentityContext,
  { accountId, uid }: Pick<Session, 'accountId' | 'uid'>,
): Promise<string[]> {
  if (accountId) {
    await endOneSession(deps.db, accountId, { uid, now: deps.now() });
    await audit({ what: 'sign-out', sub: accountId });
  }
  const name = provider().cookieName('session');
  const secure = issuer.protocol === 'https:' ? '; Secure' : '';
  return [name, `${name}.sig`].map(
    (cookie) => `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`,
  );
}
