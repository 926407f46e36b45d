/** Set while a reader is signed in, and kept after a sign-out to know them again. */
export const registeredCookies = ['user', 'previous_login'] as const;

export type UserStatus = 'registered' | 'anon';

/**
 * Registered is who has ever signed in here, which is not the same as being signed in now: ads and measurement ask for
 * the first, account screens for the second.
 */
export function userStatusOf(cookies: Readonly<Record<string, string | undefined>>): UserStatus {
  return registeredCookies.some((name) => Object.hasOwn(cookies, name) && cookies[name])
    ? 'registered'
    : 'anon';
}
