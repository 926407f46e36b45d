import type { MeasuredEvent } from '#content/entities/measured-batch.ts';

/** Events queued for the collector. Pure: `sender.ts` decides when they are sent. */
export interface Outbox {
  events: readonly MeasuredEvent[];
  /** Consecutive failed attempts. */
  failures: number;
}

export const emptyOutbox: Outbox = { events: [], failures: 0 };

/** Enough events for a request of their own. */
export const eventsWorthSending = 20;
const eventsAtOnce = 25;
/** Beacons in flight are limited to 64 kB in total; two may be in flight. */
const bytesAtOnce = 30_000;
/** Limits memory while the collector is unavailable. */
const mostWaiting = 200;

export function addEvent(outbox: Outbox, event: MeasuredEvent): Outbox {
  return { ...outbox, events: [...outbox.events, event].slice(-mostWaiting) };
}

/** The next batch, and the rest. */
export function takePart({ events }: Outbox): { part: MeasuredEvent[]; rest: MeasuredEvent[] } {
  let bytes = 0;
  let count = 0;
  for (const event of events) {
    bytes += JSON.stringify(event).length;
    if (count > 0 && (count >= eventsAtOnce || bytes > bytesAtOnce)) break;
    count += 1;
  }
  return { part: events.slice(0, count), rest: events.slice(count) };
}

/** The result of a response: whether to retry, and after which delay. */
export function afterAnswer(
  status: number | undefined,
  failures: number,
): { again: boolean; waitMilliseconds: number } {
  // Rejected batches are never accepted later; all other errors are temporary.
  const again = status === undefined || status === 429 || status >= 500;
  return { again, waitMilliseconds: again ? Math.min(60_000, 2000 * 2 ** failures) : 0 };
}
