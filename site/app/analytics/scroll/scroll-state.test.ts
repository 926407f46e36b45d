import { expect, it } from 'vitest';
import { isScrolledThrough, moveScroll, type ScrollEvent, startScroll } from './scroll-state.ts';

const scroll = (y: number, percent = y / 10): ScrollEvent => ({ kind: 'scroll', y, percent });
const told = (events: readonly ScrollEvent[], from = 0) => {
  let state = startScroll(from);
  return events.map((event) => {
    state = moveScroll(state, event);
    return state.due;
  });
};

it('AN-04 AN-07 tells each mark once, on the way down', () => {
  expect(told([scroll(240), scroll(250), scroll(260), scroll(800), scroll(1000), scroll(1001, 100)])).toEqual(
    [[], [25], [], [50, 75], [100], []],
  );
});

it('AN-07 tells none on the way up, nor those passed again', () => {
  expect(told([scroll(600), scroll(100), scroll(550), scroll(760)], 900)).toEqual([[], [], [25, 50], [75]]);
  expect(told([scroll(300), scroll(200, 90), scroll(100, 100)])).toEqual([[25], [], []]);
});

it('AN-08 begins again with another page', () => {
  expect(told([scroll(500), { kind: 'reset', y: 0, fired: [] }, scroll(300)])).toEqual([[25, 50], [], [25]]);
});

it('AN-07 SM-10 goes on with the marks a view has reached, where a reader comes back to it', () => {
  expect(told([{ kind: 'reset', y: 0, fired: [25, 50] }, scroll(600), scroll(800)])).toEqual([[], [], [75]]);
});

it('AN-09 is through when all marks are', () => {
  const some = moveScroll(startScroll(0), scroll(750));
  expect(isScrolledThrough(some)).toBe(false);
  expect(isScrolledThrough(moveScroll(some, scroll(1000)))).toBe(true);
});

it('AN-10 looks again where the reader stopped: a page that shrank may have passed a mark', () => {
  expect(told([scroll(400, 40), { kind: 'check', percent: 52 }])).toEqual([[25], [50]]);
  expect(told([scroll(400, 40), scroll(300, 30), { kind: 'check', percent: 52 }])).toEqual([[25], [], []]);
  expect(told([{ kind: 'check', percent: 100 }])).toEqual([[]]);
});

it('AN-01 says once that the page was scrolled', () => {
  let state = startScroll(100);
  const said = [scroll(50, 5), scroll(60, 6), scroll(70, 7)].map((event) => {
    state = moveScroll(state, event);
    return state.isFirstScroll;
  });
  expect(said).toEqual([false, true, false]);
});
