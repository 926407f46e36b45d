import type { AuthUser } from './auth-state.ts';

/** A first sign-in: the provider answered with an access token and has never seen this account before. */
export function isSignUp({ login_count: count }: AuthUser, hasToken: boolean): boolean {
  return hasToken && count !== undefined && count <= 1;
}
