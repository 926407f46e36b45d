import type { MeasuredBatch, MeasuredEvent } from '#content/entities/measured-batch.ts';

/** Events sent together. A retry repeats id and events, so the collector stores them once. */
type Batch = Required<Omit<MeasuredBatch, 'consent'>>;

/** Events queued for the collector; `sender.ts` decides when they are sent. */
export interface Outbox {
  events: readonly MeasuredEvent[];
  /** A batch without an acknowledgment; it is sent next. */
  failed?: Batch | undefined;
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

/** The next batch if there is any, and the rest. */
export function takeBatch(outbox: Outbox): { batch: Batch | undefined; rest: Outbox } {
  const { events, failed } = outbox;
  if (failed || events.length === 0) return { batch: failed, rest: { ...outbox, failed: undefined } };
  let bytes = 0;
  let count = 0;
  for (const event of events) {
    bytes += JSON.stringify(event).length;
    if (count > 0 && (count >= eventsAtOnce || bytes > bytesAtOnce)) break;
    count += 1;
  }
  // Unique among the batches of a day; `crypto.randomUUID` is missing on pages without HTTPS.
  const id = Date.now().toString(36) + Math.random().toString(36).slice(2);
  return { batch: { id, events: events.slice(0, count) }, rest: { ...outbox, events: events.slice(count) } };
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
