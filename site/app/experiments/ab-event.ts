import { experimentEventMilliseconds } from '#content/limits.ts';

/** How long to wait still: the event is due five seconds after the document was ready, which may be past. */
export function eventDelay(now: number, domReadyAt: number): number {
  return Math.max(0, domReadyAt + experimentEventMilliseconds - now);
}
