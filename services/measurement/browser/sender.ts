import type { MeasuredBatch, MeasuredEvent } from '#content/entities/measured-batch.ts';
import type { ConsentNow, EventSender } from '#content/entities/measurement-tag.ts';
import { addEvent, afterAnswer, emptyOutbox, eventsWorthSending, takePart } from './outbox.ts';

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
  function nextBody(): { body: string; part: MeasuredEvent[]; rest: MeasuredEvent[] } | undefined {
    const given = consent();
    if (isOver || !given) outbox = emptyOutbox;
    if (!given || outbox.events.length === 0) return undefined;
    const taken = takePart(outbox);
    return { ...taken, body: JSON.stringify({ consent: given, events: taken.part } satisfies MeasuredBatch) };
  }

  const plan = (milliseconds: number) => {
    timer ??= setTimeout(() => void send(), milliseconds);
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const next = isSending ? undefined : nextBody();
    if (!next) return;
    isSending = true;
    const { part, rest, body } = next;
    outbox = { ...outbox, events: rest };
    const status = await post(body).catch(() => undefined);
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
    flush() {
      for (let next = nextBody(); next && beacon(next.body); next = nextBody())
        outbox = { ...outbox, events: next.rest };
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      outbox = emptyOutbox;
    },
  };
}
