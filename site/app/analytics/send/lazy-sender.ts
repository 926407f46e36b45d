import type { MeasuredEvent } from '#content/entities/measured-batch.ts';
import type { EventSender } from '#content/entities/measurement-tag.ts';
import { nextTask } from '../../behaviours/next-task.ts';

/** Limits memory where the sender does not load. */
export const mostWaiting = 200;

export interface LazySender extends EventSender {
  /** Another page view: a sender that failed to load is requested again. */
  retry: () => void;
}

/** Queues events until the sender has loaded; the first event requests it. */
export function createLazySender(load: () => Promise<EventSender>): LazySender {
  let sender: EventSender | undefined;
  let waiting: MeasuredEvent[] = [];
  /** Counts page views, and the one in which it was last requested. */
  let view = 0;
  let requestedIn: number | undefined;
  let isLoading = false;
  /** The page was hidden before the sender loaded: a phone may never show it again. */
  let isHidden = false;
  let isStopped = false;

  async function request(): Promise<void> {
    if (isLoading || requestedIn === view || isStopped || waiting.length === 0) return;
    isLoading = true;
    requestedIn = view;
    // Measurement has just started in this task.
    await nextTask();
    // The tag registry logs why it failed.
    const loaded = await load().catch(() => undefined);
    isLoading = false;
    if (loaded) use(loaded);
    else void request();
  }

  function use(loaded: EventSender): void {
    // The reader withdrew consent while it loaded.
    if (isStopped) {
      loaded.stop();
      return;
    }
    sender = loaded;
    for (const event of waiting) loaded.add(event);
    waiting = [];
    if (isHidden) loaded.flush();
  }

  return {
    add(event) {
      if (isStopped) return;
      if (sender) return sender.add(event);
      waiting = [...waiting, event].slice(-mostWaiting);
      void request();
    },
    flush() {
      isHidden = true;
      sender?.flush();
    },
    stop() {
      isStopped = true;
      waiting = [];
      sender?.stop();
    },
    retry() {
      view += 1;
    },
  };
}
