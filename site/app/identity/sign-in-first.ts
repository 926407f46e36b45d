import { type ModalClosed, modalClosed } from '../behaviours/modal-closed.ts';
import { requestPanel } from '../behaviours/request-panel.ts';
import { reader } from './auth-store.ts';

/**
 * For actions that need an account: true at once for signed-in readers; otherwise prompts to log in or join, and
 * reports whether the reader did.
 * @example if (await signInFirst()) await subscribe(newsletter);
 */
export function signInFirst(): Promise<boolean> {
  if (reader.get().loggedIn) return Promise.resolve(true);
  requestPanel('log-in');
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = (isIn: boolean) => {
      stop.abort();
      unsubscribe();
      resolve(isIn);
    };
    const unsubscribe = reader.subscribe(() => {
      if (reader.get().loggedIn) end(true);
    });
    document.addEventListener(
      modalClosed,
      (event) => {
        const { detail } = event as CustomEvent<ModalClosed>;
        if (detail.name === 'log-in' && detail.by !== 'done') end(reader.get().loggedIn);
      },
      { signal: stop.signal },
    );
  });
}

/** For calls in a reader's name; undefined when no user is signed in. */
export async function accessToken(): Promise<string | undefined> {
  if (!reader.get().loggedIn) return undefined;
  return (await import('./session.ts')).accountSession().token();
}
