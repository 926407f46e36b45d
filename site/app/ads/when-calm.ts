import type { Clock } from './machines/clock.ts';

/** So long nothing kept a reader waiting. */
export const debounceMilliseconds = 500;
/** A page that is never calm has its ads all the same. */
export const longestDebounceMilliseconds = 3000;

/** Tells of every task that kept readers waiting, until it is stopped. */
type WatchLongTasks = (onLongTask: () => void) => () => void;

const watchLongTasks: WatchLongTasks = (onLongTask) => {
  try {
    const observer = new PerformanceObserver(onLongTask);
    observer.observe({ type: 'longtask' });
    return () => observer.disconnect();
  } catch {
    // A browser that does not tell is taken for calm.
    return () => {};
  }
};

/**
 * A page comes alive in many small steps. Ads bring whole documents along: they begin when that is over, so that neither
 * slows the other down.
 */
export function whenIdleInput(clock: Clock, watch = watchLongTasks): Promise<void> {
  return new Promise((resolve) => {
    const latest = clock.now() + longestDebounceMilliseconds;
    let forget = () => {};
    const wait = () => {
      forget();
      forget = clock.at(Math.min(clock.now() + debounceMilliseconds, latest), () => {
        stop();
        resolve();
      });
    };
    const stop = watch(wait);
    wait();
  });
}
