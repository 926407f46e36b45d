import { reader } from './auth-store.ts';
import { checkSession } from './check-session.ts';

/**
 * Finds out who is signed in. Whoever never was fetches nothing for it. `onUser` is called once, for the first.
 *
 * It is started in an idle moment, and a browser gives none to a page that lies behind a sign-in window: the reader may
 * be signed in before it begins.
 */
export function startIdentity(onUser: () => void): void {
  if (reader.get().loggedIn) {
    onUser();
    return;
  }
  const stop = reader.subscribe(() => {
    if (!reader.get().loggedIn) return;
    stop();
    onUser();
  });
  checkSession();
}
