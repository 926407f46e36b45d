import type { MeasuredBatch, MeasuredEvent } from '#content/entities/measured-batch.ts';
import type { EventSender } from '#content/entities/measurement-tag.ts';
import { addEvent, afterAnswer, emptyOutbox, eventsWorthSending, takePart } from './outbox.ts';

export interface SenderPorts {
  /** Sends while the page lives; the status, or nothing when nobody answered. */
  post: (body: string) => Promise<number | undefined>;
  /** Sends what must outlive the page; false when the browser would not take it. */
  beacon: (body: string) => boolean;
  consent: () => MeasuredBatch['consent'];
  delayMilliseconds?: number;
}

/** Collects events for a few seconds and sends them together. */
export function createSender({ post, beacon, consent, delayMilliseconds = 5000 }: SenderPorts): EventSender {
  let outbox = emptyOutbox;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isOver = false;
  const bodyOf = (events: MeasuredEvent[]) =>
    JSON.stringify({ consent: consent(), events } satisfies MeasuredBatch);

  const plan = (milliseconds: number) => {
    timer ??= setTimeout(() => void send(), milliseconds);
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || isOver || outbox.events.length === 0) return;
    isSending = true;
    const { part, rest } = takePart(outbox);
    outbox = { ...outbox, events: rest };
    const status = await post(bodyOf(part)).catch(() => undefined);
    isSending = false;
    if (isOver) return;
    const { again, waitMilliseconds } = afterAnswer(status, outbox.failures);
    outbox = again
      ? { events: [...part, ...outbox.events], failures: outbox.failures + 1 }
      : { ...outbox, failures: 0 };
    if (outbox.events.length > 0) plan(waitMilliseconds);
  }

  return {
    add(event) {
      if (isOver) return;
      outbox = addEvent(outbox, event);
      if (outbox.events.length >= eventsWorthSending && outbox.failures === 0) void send();
      else plan(delayMilliseconds);
    },
    leave() {
      while (!isOver && outbox.events.length > 0) {
        const { part, rest } = takePart(outbox);
        if (!beacon(bodyOf(part))) return;
        outbox = { ...outbox, events: rest };
      }
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      outbox = emptyOutbox;
    },
  };
}
