import type { MonetizationSlot } from '#content/entities/ad-slot-config.ts';
import type { Clock } from './machines/clock.ts';

/** How long a slot with `delayLoad` lets the page be. */
export const delayMilliseconds = 2000;

export interface Beginnings {
  /** Ask for the ad now. */
  load: () => void;
  /** Ask for it when the reader comes near. */
  watch: () => void;
}

/** Begins a slot as its configuration says: now or near, at once or after a while. Gives back what forgets it. */
export function beginLoading(
  { lazyLoad, delayLoad }: Pick<MonetizationSlot, 'lazyLoad' | 'delayLoad'>,
  { load, watch }: Beginnings,
  clock: Clock,
): () => void {
  const begin = lazyLoad === false ? load : watch;
  if (delayLoad) return clock.at(clock.now() + delayMilliseconds, begin);
  begin();
  return () => {};
}
