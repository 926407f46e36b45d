import type { Timers } from './timers.ts';

const firstMilliseconds = 1000;
const mostMilliseconds = 30_000;

/** Runs a task again after a failure, with a growing delay. */
export function createRetry(timers: Timers, task: () => void) {
  let delay = firstMilliseconds;
  let stop: (() => void) | undefined;
  return {
    later() {
      stop?.();
      stop = timers.after(delay, task);
      delay = Math.min(mostMilliseconds, delay * 2);
    },
    succeeded() {
      stop?.();
      delay = firstMilliseconds;
    },
  };
}
