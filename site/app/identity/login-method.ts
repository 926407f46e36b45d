import { accountPrefix } from './sign-out.ts';

export const loginMethodKey = `${accountPrefix}login_method`;
/** How readers sign in here: the name the comment service knows the provider by. */
export const loginMethod = 'auth0';

type LoginStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether this browser signed in and has not signed out. Without storage it never did. */
export function hasLoginMethod(storage: LoginStorage): boolean {
  try {
    return storage.getItem(loginMethodKey) === loginMethod;
  } catch {
    return false;
  }
}

export function saveLoginMethod(storage: LoginStorage): void {
  try {
    storage.setItem(loginMethodKey, loginMethod);
  } catch {
    // Then the next page will not know; signing in again is all it costs.
  }
}

export function forgetLoginMethod(storage: LoginStorage): void {
  try {
    storage.removeItem(loginMethodKey);
  } catch {
    // Storage is unavailable.
  }
}
