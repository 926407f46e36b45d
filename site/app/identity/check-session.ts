import { pathFor } from '#content/rules/route-paths.ts';
import { reader } from './auth-store.ts';
import { hasLoginMethod } from './login-method.ts';

let isStarted = false;

/** Checks the session with the provider, once per document. A browser that never signed in loads nothing for it. */
export function checkSession(): void {
  if (isStarted || reader.get().loggedIn) return;
  isStarted = true;
  // On return from the provider the account page handles the response itself.
  const isBack = location.pathname === pathFor('user') && /[?&]state=/.test(location.search);
  if (isBack) return;
  const hasSignedIn = location.hash === '#signed-in';
  if (hasSignedIn) history.replaceState(history.state, '', location.pathname + location.search);
  if (!hasSignedIn && !hasStoredLogin()) {
    reader.send({ type: 'initialized' });
    return;
  }
  import('./session.ts')
    .then(({ accountSession }) => accountSession().start(hasSignedIn))
    .catch(() => reader.send({ type: 'initialized' }));
}

function hasStoredLogin(): boolean {
  try {
    return hasLoginMethod(localStorage);
  } catch {
    return false;
  }
}
