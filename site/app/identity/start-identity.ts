import { reader } from './auth-store.ts';
import { checkSession } from './check-session.ts';

/**
 * Restores the session. Readers who never signed in load nothing for it. `onUser` is called once, for the first user.
 * It starts in idle time, which a page behind a sign-in popup does not get: the reader may be signed in before it
 * starts.
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
