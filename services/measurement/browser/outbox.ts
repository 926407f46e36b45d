import type { MeasuredEvent } from '#content/entities/measured-batch.ts';

/** Events on their way to the collector. Pure: who sends and when is `sender.ts`'s business. */
export interface Outbox {
  events: readonly MeasuredEvent[];
  /** Failed attempts in a row. */
  failures: number;
}

export const emptyOutbox: Outbox = { events: [], failures: 0 };

/** Worth a request of its own. */
export const eventsWorthSending = 20;
const eventsAtOnce = 25;
/** A beacon takes 64 kB of everything that is on its way; two may be. */
const bytesAtOnce = 30_000;
/** Nobody's page grows because our collector is away. */
const mostWaiting = 200;

export function addEvent(outbox: Outbox, event: MeasuredEvent): Outbox {
  return { ...outbox, events: [...outbox.events, event].slice(-mostWaiting) };
}

/** The next part that goes together, and what stays. */
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

/** What the collector said: whether to send again later, and how much later. */
export function afterAnswer(
  status: number | undefined,
  failures: number,
): { again: boolean; waitMilliseconds: number } {
  // It will never take what it finds wrong; everything else is its own trouble.
  const again = status === undefined || status === 429 || status >= 500;
  return { again, waitMilliseconds: again ? Math.min(60_000, 2000 * 2 ** failures) : 0 };
}
