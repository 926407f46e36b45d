import { whenIdle } from './when-idle.ts';

/** Starts a feature; a promise while its code loads. */
export type Start = () => unknown;

/**
 * Runs each start in an idle moment of its own, in order. `onReady` is called once all of them run: a start whose code
 * fails to load counts too.
 */
export function startWhenIdle(
  starts: readonly Start[],
  onReady: () => void,
  later: (call: () => void) => void = whenIdle,
): void {
  const running = starts.map((start) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    later(() => {
      try {
        resolve(start());
      } finally {
        // After an error, which the page reports; otherwise without effect.
        resolve(undefined);
      }
    });
    return promise;
  });
  void Promise.allSettled(running).then(onReady);
}
