import { parseCookies } from './cookies.ts';

/** Names of the cookies by which a returning member is known; a publication may have its own. */
export interface MemberCookies {
  user: string;
  previousLogin: string;
}

/** Seen here before as a member: that is not the same as signed in now. */
export function isRegistered(cookies: string | undefined, names: MemberCookies): boolean {
  return hasMemberCookie(parseCookies(cookies), names);
}

/** The same, of cookies that were read already. */
export function hasMemberCookie(
  cookies: Readonly<Record<string, string | undefined>>,
  { user, previousLogin }: MemberCookies,
): boolean {
  return Boolean(cookies[user] || cookies[previousLogin]);
}
