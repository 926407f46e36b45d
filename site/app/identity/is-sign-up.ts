import type { AuthUser } from './auth-state.ts';

/** A first sign-in: the provider brought the reader back with a token, and has never seen them before. */
export function isSignUp(user: AuthUser, came: { byRedirect: boolean; hasToken: boolean }): boolean {
  const { login_count: count } = user;
  return came.byRedirect && came.hasToken && count !== undefined && count <= 1;
}
