import type { Clock } from './clock.ts';

/** The main thread has been idle when no long task ran for this long. */
const debounceMilliseconds = 500;
/** Ads start after this time even if long tasks go on. */
const longestDebounceMilliseconds = 3000;

/** Calls back for every long task; returns the function that stops it. */
type WatchLongTasks = (onLongTask: () => void) => () => void;

const watchLongTasks: WatchLongTasks = (onLongTask) => {
  try {
    const observer = new PerformanceObserver(onLongTask);
    observer.observe({ type: 'longtask' });
    return () => observer.disconnect();
  } catch {
    // Browsers without the Long Tasks API count as idle.
    return () => {};
  }
};

/**
 * Resolves when hydration and other start-up work is over. Ads load whole documents, so they wait until neither slows
 * the other down.
 */
export function whenIdle(clock: Clock, watch = watchLongTasks): Promise<void> {
  return new Promise((resolve) => {
    const latest = clock.now() + longestDebounceMilliseconds;
    let cancel = () => {};
    const wait = () => {
      cancel();
      cancel = clock.at(Math.min(clock.now() + debounceMilliseconds, latest), () => {
        stop();
        resolve();
      });
    };
    const stop = watch(wait);
    wait();
  });
}
