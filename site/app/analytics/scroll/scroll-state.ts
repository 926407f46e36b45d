import { scrollMarks } from '#content/limits.ts';

interface ScrollState {
  /** Marks this page view has reached. */
  fired: readonly number[];
  /** Marks reached by the last event, to be reported now. */
  due: readonly number[];
  /** The scroll position at the last event. */
  y: number;
  isDown: boolean;
  /** Whether the reader has scrolled down on this page view, and whether that was the first time. */
  hasScrolled: boolean;
  isFirstScroll: boolean;
}

export type ScrollEvent =
  | { kind: 'scroll'; y: number; percent: number }
  /** Without a scroll: the page grew or shrank. */
  | { kind: 'check'; percent: number }
  /** Another page view starts, with the marks it reached before. */
  | { kind: 'reset'; y: number; fired: readonly number[] };

export const startScroll = (y: number, fired: readonly number[] = []): ScrollState => ({
  fired,
  due: [],
  y,
  isDown: false,
  hasScrolled: fired.length > 0,
  isFirstScroll: false,
});

/** Each mark once per page view, on the way down only. */
export function moveScroll(state: ScrollState, event: ScrollEvent): ScrollState {
  if (event.kind === 'reset') return startScroll(event.y, event.fired);
  const y = event.kind === 'scroll' ? event.y : state.y;
  const isDown = event.kind === 'scroll' ? y > state.y : state.isDown;
  const due = isDown
    ? scrollMarks.filter((mark) => event.percent >= mark && !state.fired.includes(mark))
    : [];
  return {
    fired: [...state.fired, ...due],
    due,
    y,
    isDown,
    hasScrolled: state.hasScrolled || isDown,
    isFirstScroll: isDown && !state.hasScrolled,
  };
}

export const isScrolledThrough = ({ fired }: ScrollState) => fired.length === scrollMarks.length;
