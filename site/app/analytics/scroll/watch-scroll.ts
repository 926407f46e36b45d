import { scrollCheckMilliseconds } from '#content/limits.ts';
import { isScrolledThrough, moveScroll, type ScrollEvent, startScroll } from './scroll-state.ts';

export interface ScrollPorts {
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Where the reader is: pixels from the top, and how much of what they read has been in sight. */
  place: () => { y: number; percent: number };
  onFirst: () => void;
  onMark: (percent: number) => void;
}

/** Tells how far a page is read. Listens only as long as there is a mark to come. */
export function watchScroll({ target, place, onFirst, onMark }: ScrollPorts): {
  /** Looks where the reader is, without a scroll. */
  check: () => void;
  /** What the view has reached. */
  marks: () => readonly number[];
  /** Another view begins, with the marks it reached before. `from`: the y the reader came from, where they jumped into it. */
  begin: (fired: readonly number[], from?: number) => void;
  stop: () => void;
} {
  let state = startScroll(place().y);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isListening = false;

  const tell = (event: ScrollEvent) => {
    state = moveScroll(state, event);
    if (state.isFirstScroll) onFirst();
    for (const mark of state.due) onMark(mark);
    if (isScrolledThrough(state)) stop();
  };
  const onScroll = () => {
    tell({ kind: 'scroll', ...place() });
    if (!isListening) return;
    clearTimeout(timer);
    timer = setTimeout(() => tell({ kind: 'check', percent: place().percent }), scrollCheckMilliseconds);
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
      if (isListening) tell({ kind: 'check', percent: place().percent });
    },
    marks: () => state.fired,
    begin(fired, from = place().y) {
      clearTimeout(timer);
      tell({ kind: 'reset', y: from, fired });
      listen();
      // A jump may have passed marks of this view already, and no other scroll need follow it.
      if (isListening) tell({ kind: 'scroll', ...place() });
    },
    stop,
  };
}

/** How much of an element has been in sight, in percent; of a story that others follow, of that story alone. */
export function percentSeen(
  box: { top: number; height: number },
  view: { scrollY: number; innerHeight: number },
): number {
  if (box.height <= 0) return 0;
  const seen = ((view.scrollY + view.innerHeight - box.top) / box.height) * 100;
  // Half a pixel of rounding must not keep a page from being read to its end.
  return Math.min(100, Math.max(0, Math.round(seen * 10) / 10));
}
