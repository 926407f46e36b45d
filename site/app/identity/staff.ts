import { parseCookies } from '#platform/cookies.ts';

/**
 * Set beside the session of an account with the role staff. It opens nothing: what it shows leads to a place with a
 * door of its own. Pages are the same for everybody; only a browser that has it fetches what staff see.
 */
export const staffCookie = 'core_auth_staff';

export function isStaff(cookies: string): boolean {
  return parseCookies(cookies)[staffCookie] === '1';
}
