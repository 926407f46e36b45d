import { scrollMarks } from '#content/limits.ts';

export interface ScrollState {
  /** Marks this page view has reached. */
  fired: readonly number[];
  /** Those reached by the last event: what is to be told now. */
  due: readonly number[];
  /** Where the page was at the last event. */
  y: number;
  isDown: boolean;
  /** Whether the reader has scrolled down at all on this page view, and whether that is news. */
  hasScrolled: boolean;
  isFirstScroll: boolean;
}

export type ScrollEvent =
  | { kind: 'scroll'; y: number; percent: number }
  /** Without a scroll: pages grow and shrink below the reader. */
  | { kind: 'check'; percent: number }
  /** Another page view begins here, with the marks it has reached already. */
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
