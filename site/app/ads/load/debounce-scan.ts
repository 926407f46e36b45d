import { adReobserveMilliseconds } from '#content/limits.ts';
import type { Clock, Instant } from './clock.ts';

/** Upper limit for a document that keeps changing. */
export const longestMilliseconds = 5 * adReobserveMilliseconds;

/** Calls `look` once the document has not changed for a second, at the latest five seconds after the first change. */
export function debounceScan(look: () => void, clock: Clock): () => void {
  let changedAt: Instant | undefined;
  let cancel = () => {};
  return () => {
    const now = clock.now();
    changedAt ??= now;
    cancel();
    cancel = clock.at(Math.min(now + adReobserveMilliseconds, changedAt + longestMilliseconds), () => {
      changedAt = undefined;
      look();
    });
  };
}
