import { accountMessages } from '#content/rules/account/account-messages.ts';
import { parseCookies } from '#platform/cookies.ts';
import type { IdentityTables } from '../identity-tables.ts';
import type { OneTimeToken } from '../one-time-tokens.ts';
import { problemPage } from '../pages/account-pages.ts';
import type { IdentityContext, IncomingRequest } from './context.ts';

type LinkKind = IdentityTables['identity_one_time_tokens']['kind'];
const oneTimeTokenForm = /^[\w-]{43}$/;

/** The token of a link that can still be used. */
export async function findLink(
  { deps }: IdentityContext,
  linkToken: string,
  kind: LinkKind,
): Promise<OneTimeToken | undefined> {
  return oneTimeTokenForm.test(linkToken) ? deps.oneTimeTokens.find(linkToken, kind, deps.now()) : undefined;
}

/** Used, expired or never issued: the response does not say which. */
export function linkExpired(
  context: IdentityContext,
  kind: LinkKind,
  headers: Record<string, string> = {},
): Response {
  context.recordRejected('link', kind);
  return context.page(problemPage('This link has expired', accountMessages.linkOver), 410, headers);
}

const cookieName = 'sign_in_link';
const cookieSeconds = 60;

/**
 * Carries the token of a sign-in link from its page to the authorization that the page starts. The provider keeps the
 * parameters of an authorization as they are, so the token cannot be one of them.
 */
export function linkCookie({ base, issuer }: Pick<IdentityContext, 'base' | 'issuer'>) {
  const secure = issuer.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Path=${base}interaction; HttpOnly; SameSite=Lax${secure}`;
  return {
    set: (linkToken: string) => `${cookieName}=${linkToken}; Max-Age=${cookieSeconds}; ${attributes}`,
    clear: () => `${cookieName}=; Max-Age=0; ${attributes}`,
    read({ request }: IncomingRequest): string | undefined {
      const given = parseCookies(request.headers.get('cookie') ?? '')[cookieName] ?? '';
      return oneTimeTokenForm.test(given) ? given : undefined;
    },
  };
}
