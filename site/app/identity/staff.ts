import { parseCookies } from '#platform/cookies.ts';

/**
 * Set where an account of staff signs in, at the site or at the desk. It grants no access: the pages it links to check
 * rights themselves. Pages are the same for everyone; only a browser that has it loads the staff links.
 */
export const staffCookie = 'core_auth_staff';

export function isStaff(cookies: string): boolean {
  return parseCookies(cookies)[staffCookie] === '1';
}

export function markStaff(page: { cookie: string }, isSecure: boolean): void {
  page.cookie = `${staffCookie}=1; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function unmarkStaff(page: { cookie: string }): void {
  if (isStaff(page.cookie)) page.cookie = `${staffCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
}
