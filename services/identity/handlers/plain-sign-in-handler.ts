import { randomBytes } from 'node:crypto';
import { ownPagePath } from '#content/rules/own-page.ts';
import type { ServicePaths } from '../../service-app.ts';
import { startPage } from '../pages/account-pages.ts';
import { type IdentityContext, type IncomingRequest, incomingOf, redirect } from './context.ts';
import { readPosted } from './posted.ts';
import { wantsJson } from './sign-in-step.ts';

/** The page to sign in without scripts. */
export const signInPath = '/sign-in/';
/** Below the issuer: where the provider redirects after a sign-in that the site's script does not follow. */
export const signedInPath = 'signed-in';

/** The first step without scripts: the e-mail address. */
export const signInPagePaths = (context: IdentityContext): ServicePaths => ({
  [signInPath]: {
    get(call) {
      const returnTo = pathIn(context, incomingOf(call).query.get('return'));
      return context.page(startPage({ action: `${context.base}start`, base: context.base, returnTo }));
    },
  },
});

export const plainSignInPaths = (context: IdentityContext): ServicePaths => ({
  start: {
    get: () => redirect(signInPath),
    post: (call) => start(context, incomingOf(call)),
  },
  [signedInPath]: { get: (call) => finish(context, incomingOf(call)) },
});

/** Starting changes nothing, so the form needs no token. */
async function start(context: IdentityContext, { request }: IncomingRequest): Promise<Response> {
  const posted = await readPosted(request);
  const returnTo = pathIn(context, posted?.('returnTo'));
  return redirect(authorizeUrl(context, { returnTo, email: posted?.('email').trim().slice(0, 254) }));
}

/**
 * The reader is signed in. The fragment has the site's script, where there is one, restore the session. The code is not
 * used: its verifier is not known. A script that signs in by itself reads its code from the address of this response.
 */
function finish(context: IdentityContext, incoming: IncomingRequest): Response {
  if (wantsJson(incoming))
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  return redirect(`${pathIn(context, incoming.query.get('state'))}#signed-in`);
}

const pathIn = ({ issuer }: IdentityContext, given: string | null | undefined): string =>
  ownPagePath(given || '/', issuer.origin) ?? '/';

/** Where an authorization starts that is only to make a session. */
export function authorizeUrl(
  { base, issuer, clients }: IdentityContext,
  given: { returnTo: string; email?: string | undefined; prompt?: 'login' },
): string {
  const query = new URLSearchParams({
    client_id: clients[0]?.clientId ?? '',
    response_type: 'code',
    redirect_uri: `${issuer.href}${signedInPath}`,
    scope: 'openid',
    state: given.returnTo,
    code_challenge: randomBytes(32).toString('base64url'),
    code_challenge_method: 'S256',
    ...(given.email ? { login_hint: given.email } : {}),
    ...(given.prompt ? { prompt: given.prompt } : {}),
  });
  return `${base}authorize?${query}`;
}
