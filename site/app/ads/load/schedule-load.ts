import type { MonetizationSlot } from '#content/entities/ad-slot-config.ts';
import type { Clock } from './clock.ts';

/** How long a slot with `delayLoad` waits. */
export const delayMilliseconds = 2000;

interface LoadTriggers {
  /** Requests the ad now. */
  load: () => void;
  /** Requests the ad when the slot approaches the viewport. */
  watch: () => void;
}

/**
 * Starts a slot as configured: immediately or lazily, with or without a delay. Returns the function that cancels the
 * delay.
 */
export function scheduleLoad(
  { lazyLoad, delayLoad }: Pick<MonetizationSlot, 'lazyLoad' | 'delayLoad'>,
  { load, watch }: LoadTriggers,
  clock: Clock,
): () => void {
  const start = lazyLoad === false ? load : watch;
  if (delayLoad) return clock.at(clock.now() + delayMilliseconds, start);
  start();
  return () => {};
}
