import type { MeasuredBatch } from '#content/entities/measured-batch.ts';
import type { ConsentNow, EventSender } from '#content/entities/measurement-tag.ts';
import { addEvent, afterAnswer, emptyOutbox, eventsWorthSending, takeBatch } from './outbox.ts';

interface SenderPorts {
  /** Sends while the page is open; resolves the status, or undefined without a response. */
  post: (body: string) => Promise<number | undefined>;
  /** Sends what must outlive the page; false if the browser did not accept it. */
  beacon: (body: string) => boolean;
  consent: ConsentNow;
  delayMilliseconds?: number;
}

/** Collects events for a few seconds and sends them together. */
export function createSender({ post, beacon, consent, delayMilliseconds = 5000 }: SenderPorts): EventSender {
  let outbox = emptyOutbox;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isOver = false;
  /**
   * The next batch as it is sent. Consent may have been withdrawn in another window: then nothing is sent or queued.
   */
  function next() {
    const given = consent();
    if (isOver || !given) outbox = emptyOutbox;
    const { batch, rest } = takeBatch(outbox);
    return (
      given &&
      batch && { batch, rest, body: JSON.stringify({ consent: given, ...batch } satisfies MeasuredBatch) }
    );
  }

  const plan = (milliseconds: number) => {
    timer ??= setTimeout(() => void send(), milliseconds);
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const sent = isSending ? undefined : next();
    if (!sent) return;
    isSending = true;
    outbox = sent.rest;
    const status = await post(sent.body).catch(() => undefined);
    isSending = false;
    if (isOver) return;
    const { again, waitMilliseconds } = afterAnswer(status, outbox.failures);
    outbox = again
      ? { ...outbox, failed: sent.batch, failures: outbox.failures + 1 }
      : { ...outbox, failures: 0 };
    if (again || outbox.events.length > 0) plan(waitMilliseconds);
  }

  return {
    add(event) {
      if (isOver) return;
      outbox = addEvent(outbox, event);
      if (outbox.events.length >= eventsWorthSending && outbox.failures === 0) void send();
      else plan(delayMilliseconds);
    },
    flush() {
      for (let sent = next(); sent && beacon(sent.body); sent = next()) outbox = sent.rest;
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      outbox = emptyOutbox;
    },
  };
}
