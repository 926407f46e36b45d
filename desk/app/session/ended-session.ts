/**
 * Whether a call was rejected because no account is signed in. Screens say so in a quiet banner: a dialog that opened by itself
 * would get the next words that are typed.
 */
let isEnded = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (isEnded === next) return;
  isEnded = next;
  for (const listener of [...listeners]) listener();
}

export const hasEnded = (): boolean => isEnded;
export const reportEnd = (): void => change(true);
/** The editor signed in again, here or in another tab. */
export const reportSignedIn = (): void => change(false);

export function onEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves after the next sign-in; rejects when the caller does not need to know any more. */
export function untilSignedIn(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      stop();
      reject(signal?.reason);
    };
    const look = () => {
      if (isEnded) return;
      stop();
      signal?.removeEventListener('abort', abort);
      resolve();
    };
    const stop = onEnded(look);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
    look();
  });
}
