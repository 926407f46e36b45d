import { reader } from './auth-store.ts';
import { hasLoginMethod } from './login-method.ts';

let isStarted = false;

/** Asks the provider who is signed in, once per document. A browser that never signed in fetches nothing for it. */
export function checkSession(): void {
  if (isStarted || reader.get().loggedIn) return;
  isStarted = true;
  // Back from the provider: the account page itself takes the answer.
  const isBack = location.pathname === '/user/' && /[?&]state=/.test(location.search);
  if (isBack) return;
  if (!hasStoredLogin()) {
    reader.send({ type: 'initialized' });
    return;
  }
  import('./session.ts')
    .then(({ accountSession }) => accountSession().start())
    .catch(() => reader.send({ type: 'initialized' }));
}

function hasStoredLogin(): boolean {
  try {
    return hasLoginMethod(localStorage);
  } catch {
    return false;
  }
}
