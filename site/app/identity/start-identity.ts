import { reader } from './auth-store.ts';
import { hasLoginMethod } from './login-method.ts';

/**
 * Finds out who is signed in. Whoever never was fetches nothing for it. `onMember` is called once, for the first.
 *
 * It is started in an idle moment, and a browser gives none to a page that lies behind a sign-in window: the reader may
 * be signed in before it begins.
 */
export function startIdentity(onMember: () => void): void {
  if (reader.get().loggedIn) {
    onMember();
    return;
  }
  const stop = reader.subscribe(() => {
    if (!reader.get().loggedIn) return;
    stop();
    onMember();
  });
  // Back from the provider: the account page itself takes the answer.
  const isBack = location.pathname === '/user/' && /[?&]state=/.test(location.search);
  if (isBack) return;
  if (!keptLogin()) {
    reader.send({ type: 'initialized' });
    return;
  }
  import('./session.ts')
    .then(({ accountSession }) => accountSession().start())
    .catch(() => reader.send({ type: 'initialized' }));
}

function keptLogin(): boolean {
  try {
    return hasLoginMethod(localStorage);
  } catch {
    return false;
  }
}
