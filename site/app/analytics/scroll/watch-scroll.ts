import { scrollCheckMilliseconds } from '#content/limits.ts';
import { isScrolledThrough, moveScroll, type ScrollEvent, startScroll } from './scroll-state.ts';

interface ScrollPorts {
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The scroll position in pixels, and the percentage of the content that has been in view. */
  place: () => { y: number; percent: number };
  onFirst: () => void;
  onMark: (percent: number) => void;
}

/** Reports how far a page is read. Listens only while marks are missing. */
export function watchScroll({ target, place, onFirst, onMark }: ScrollPorts): {
  /** Checks the position without a scroll. */
  check: () => void;
  /** The marks this view has reached. */
  marks: () => readonly number[];
  /** Starts another view with its earlier marks. `from`: the y before a jump into it. */
  begin: (fired: readonly number[], from?: number) => void;
  stop: () => void;
} {
  let state = startScroll(place().y);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isListening = false;

  const send = (event: ScrollEvent) => {
    state = moveScroll(state, event);
    if (state.isFirstScroll) onFirst();
    for (const mark of state.due) onMark(mark);
    if (isScrolledThrough(state)) stop();
  };
  const onScroll = () => {
    send({ kind: 'scroll', ...place() });
    if (!isListening) return;
    clearTimeout(timer);
    timer = setTimeout(() => send({ kind: 'check', percent: place().percent }), scrollCheckMilliseconds);
  };
  const listen = () => {
    if (isListening || isScrolledThrough(state)) return;
    isListening = true;
    target.addEventListener('scroll', onScroll, { passive: true });
  };
  const stop = () => {
    isListening = false;
    clearTimeout(timer);
    target.removeEventListener('scroll', onScroll);
  };
  listen();
  return {
    check() {
      if (isListening) send({ kind: 'check', percent: place().percent });
    },
    marks: () => state.fired,
    begin(fired, from = place().y) {
      clearTimeout(timer);
      send({ kind: 'reset', y: from, fired });
      listen();
      // A jump may have passed marks of this view already, without another scroll event.
      if (isListening) send({ kind: 'scroll', ...place() });
    },
    stop,
  };
}

/** The percentage of an element that has been in view. */
export function percentSeen(
  box: { top: number; height: number },
  view: { scrollY: number; innerHeight: number },
): number {
  if (box.height <= 0) return 0;
  const seen = ((view.scrollY + view.innerHeight - box.top) / box.height) * 100;
  // Half a pixel of rounding must not keep a page below 100 percent.
  return Math.min(100, Math.max(0, Math.round(seen * 10) / 10));
}
