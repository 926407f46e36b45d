import { parseCookies } from './cookies.ts';

/** Names of the cookies by which a returning member is known; a publication may have its own. */
export interface MemberCookies {
  user: string;
  previousLogin: string;
}

/** Seen here before as a member: that is not the same as signed in now. */
export function isRegistered(cookies: string | undefined, names: MemberCookies): boolean {
  const found = parseCookies(cookies);
  return Boolean(found[names.user] || found[names.previousLogin]);
}
