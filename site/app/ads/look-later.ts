import { adReobserveMilliseconds } from '#content/limits.ts';
import type { Clock, Instant } from './machines/clock.ts';

/** A document that never rests is looked at all the same. */
export const longestMilliseconds = 5 * adReobserveMilliseconds;

/** Looks again once a document has been still for a second; where it never is, five seconds after it began to change. */
export function lookLater(look: () => void, clock: Clock): () => void {
  let began: Instant | undefined;
  let forget = () => {};
  return () => {
    const now = clock.now();
    began ??= now;
    forget();
    forget = clock.at(Math.min(now + adReobserveMilliseconds, began + longestMilliseconds), () => {
      began = undefined;
      look();
    });
  };
}
