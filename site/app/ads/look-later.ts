import { adReobserveMilliseconds } from '#content/limits.ts';
import type { Clock } from './machines/clock.ts';

/** Many changes of a document are one reason to look again, a second after the first of them: however long they go on. */
export function lookLater(look: () => void, clock: Clock): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    clock.at(clock.now() + adReobserveMilliseconds, () => {
      isWaiting = false;
      look();
    });
  };
}
