import type { MeasuredEvent } from '#content/entities/measured-batch.ts';
import type { EventSender } from '#content/entities/measurement-tag.ts';
import { nextTask } from '../../behaviours/next-task.ts';

/** Nobody's page grows because the script that sends does not come. */
export const mostWaiting = 200;

export interface LateSender extends EventSender {
  /** Another page view: a script that did not come is asked for once more. */
  retry: () => void;
}

/** Keeps events until what sends them has come; it is asked for with the first. */
export function createLateSender(bring: () => Promise<EventSender>): LateSender {
  let sender: EventSender | undefined;
  let waiting: MeasuredEvent[] = [];
  /** Counts page views, and in which of them it was asked for. */
  let view = 0;
  let askedIn: number | undefined;
  let isComing = false;
  /** The page was hidden before anybody could send: a phone may never show it again. */
  let isHidden = false;
  let isOver = false;

  async function ask(): Promise<void> {
    if (isComing || askedIn === view || isOver || waiting.length === 0) return;
    isComing = true;
    askedIn = view;
    // What watches a page has just begun, which is work enough.
    await nextTask();
    // Why it did not come is told by the registry of tags.
    const came = await bring().catch(() => undefined);
    isComing = false;
    if (came) take(came);
    else void ask();
  }

  function take(came: EventSender): void {
    // The reader said no while it was on its way.
    if (isOver) {
      came.stop();
      return;
    }
    sender = came;
    for (const event of waiting) came.add(event);
    waiting = [];
    if (isHidden) came.leave();
  }

  return {
    add(event) {
      if (isOver) return;
      if (sender) return sender.add(event);
      waiting = [...waiting, event].slice(-mostWaiting);
      void ask();
    },
    leave() {
      isHidden = true;
      sender?.leave();
    },
    stop() {
      isOver = true;
      waiting = [];
      sender?.stop();
    },
    retry() {
      view += 1;
    },
  };
}
