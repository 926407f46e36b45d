import { fetchMinimumDelayMilliseconds } from '#content/limits.ts';

export interface PendingState {
  isPending: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Marks a fetch as started; call the result when it has ended. */
  begin: () => () => void;
}

/**
 * Whether page data is loading. Once pending it stays so for at least 200 ms: a flickering indicator is worse than
 * none.
 */
export function createPendingState(now: () => number = () => performance.now()): PendingState {
  const listeners = new Set<() => void>();
  let running = 0;
  let startedAt = 0;
  let isPending = false;
  const set = (value: boolean) => {
    if (value === isPending) return;
    isPending = value;
    for (const listener of listeners) listener();
  };
  const settle = () => {
    if (running === 0) set(false);
  };
  return {
    isPending: () => isPending,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin() {
      if (running++ === 0) startedAt = now();
      set(true);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        running -= 1;
        setTimeout(settle, Math.max(0, fetchMinimumDelayMilliseconds - (now() - startedAt)));
      };
    },
  };
}
