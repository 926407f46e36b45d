import { expect, it } from 'vitest';
import { isScrolledThrough, moveScroll, type ScrollEvent, startScroll } from './scroll-state.ts';

const scroll = (y: number, percent = y / 10): ScrollEvent => ({ kind: 'scroll', y, percent });
const due = (events: readonly ScrollEvent[], from = 0) => {
  let state = startScroll(from);
  return events.map((event) => {
    state = moveScroll(state, event);
    return state.due;
  });
};

it('AN-04 AN-07 reports each mark once, on the way down', () => {
  expect(due([scroll(240), scroll(250), scroll(260), scroll(800), scroll(1000), scroll(1001, 100)])).toEqual([
    [],
    [25],
    [],
    [50, 75],
    [100],
    [],
  ]);
});

it('AN-07 reports none on the way up, nor those passed again', () => {
  expect(due([scroll(600), scroll(100), scroll(550), scroll(760)], 900)).toEqual([[], [], [25, 50], [75]]);
  expect(due([scroll(300), scroll(200, 90), scroll(100, 100)])).toEqual([[25], [], []]);
});

it('AN-08 starts again with another page', () => {
  expect(due([scroll(500), { kind: 'reset', y: 0, fired: [] }, scroll(300)])).toEqual([[25, 50], [], [25]]);
});

it('AN-07 SM-10 resumes with the marks a view has reached, where a reader returns to it', () => {
  expect(due([{ kind: 'reset', y: 0, fired: [25, 50] }, scroll(600), scroll(800)])).toEqual([[], [], [75]]);
});

it('AN-09 is complete when all marks are reached', () => {
  const some = moveScroll(startScroll(0), scroll(750));
  expect(isScrolledThrough(some)).toBe(false);
  expect(isScrolledThrough(moveScroll(some, scroll(1000)))).toBe(true);
});

it('AN-10 checks again where the reader stopped: a page that shrank may have passed a mark', () => {
  expect(due([scroll(400, 40), { kind: 'check', percent: 52 }])).toEqual([[25], [50]]);
  expect(due([scroll(400, 40), scroll(300, 30), { kind: 'check', percent: 52 }])).toEqual([[25], [], []]);
  expect(due([{ kind: 'check', percent: 100 }])).toEqual([[]]);
});

it('AN-01 reports once that the page was scrolled', () => {
  let state = startScroll(100);
  const reported = [scroll(50, 5), scroll(60, 6), scroll(70, 7)].map((event) => {
    state = moveScroll(state, event);
    return state.isFirstScroll;
  });
  expect(reported).toEqual([false, true, false]);
});
