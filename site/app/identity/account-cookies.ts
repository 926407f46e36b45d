import type { AccountCookies } from '#content/rules/registered.ts';
import type { AuthUser } from './auth-state.ts';
import { markStaff } from './staff.ts';

const year = 365 * 86_400;

/**
 * Marks a browser as registered: pages stay the same, but ad targeting uses it. These cookies identify no one and grant
 * no access.
 */
export function markUser(
  page: { cookie: string },
  names: AccountCookies,
  user: AuthUser,
  isSecure: boolean,
): void {
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  page.cookie = `${names.user}=1; ${attributes}`;
  page.cookie = `${names.previousLogin}=1; Max-Age=${year}; ${attributes}`;
  if (user.role === 'staff') markStaff(page, isSecure);
}
