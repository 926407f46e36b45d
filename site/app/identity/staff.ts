import { parseCookies } from '#platform/cookies.ts';

/**
 * Set beside the session of an account with the role staff. It grants no access: the pages it links to check rights
 * themselves. Pages are the same for everyone; only a browser that has it loads the staff links.
 */
export const staffCookie = 'core_auth_staff';

export function isStaff(cookies: string): boolean {
  return parseCookies(cookies)[staffCookie] === '1';
}
