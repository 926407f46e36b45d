import { experimentEventMilliseconds } from '#content/limits.ts';

/** Remaining delay: the event is sent five seconds after DOM ready, which may be in the past. */
export function eventDelay(now: number, domReadyAt: number): number {
  return Math.max(0, domReadyAt + experimentEventMilliseconds - now);
}
