import { parseCookies } from '#platform/cookies.ts';

/** Names of the cookies by which a returning member is known; a publication may have its own. */
export interface AccountCookies {
  user: string;
  previousLogin: string;
}

/** Seen here before as a member: that is not the same as signed in now. */
export function isRegistered(cookies: string | undefined, names: AccountCookies): boolean {
  return hasAccountCookie(parseCookies(cookies), names);
}

/** The same, of cookies that were read already. */
export function hasAccountCookie(
  cookies: Readonly<Record<string, string | undefined>>,
  { user, previousLogin }: AccountCookies,
): boolean {
  return Boolean(cookies[user] || cookies[previousLogin]);
}
