import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { percentSeen, watchScroll } from './watch-scroll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const target = new EventTarget();
  const removed = vi.spyOn(target, 'removeEventListener');
  const place = { y: 0, percent: 10 };
  const marks: number[] = [];
  const onFirst = vi.fn();
  const watch = watchScroll({ target, place: () => place, onFirst, onMark: (mark) => marks.push(mark) });
  const scrollTo = (y: number, percent: number) => {
    Object.assign(place, { y, percent });
    target.dispatchEvent(new Event('scroll'));
  };
  return { marks, onFirst, place, removed, scrollTo, watch };
}

it('AN-01 AN-04 reports the first scroll and the marks', () => {
  const { marks, onFirst, scrollTo } = open();
  scrollTo(100, 30);
  scrollTo(200, 60);
  expect(marks).toEqual([25, 50]);
  expect(onFirst).toHaveBeenCalledOnce();
});

it('AN-10 checks again 500 ms after the last scroll', () => {
  const { marks, place, scrollTo } = open();
  scrollTo(100, 30);
  place.percent = 55;
  vi.advanceTimersByTime(499);
  expect(marks).toEqual([25]);
  vi.advanceTimersByTime(1);
  expect(marks).toEqual([25, 50]);
});

it('AN-08 AN-09 stops listening when all marks are reported, and listens again on the next page', () => {
  const { marks, removed, scrollTo, watch } = open();
  scrollTo(900, 100);
  expect(marks).toEqual([25, 50, 75, 100]);
  expect(removed).toHaveBeenCalledWith('scroll', expect.any(Function));
  expect(vi.getTimerCount()).toBe(0);
  scrollTo(1000, 100);
  expect(marks).toHaveLength(4);
  watch.begin([]);
  scrollTo(1100, 30);
  expect(marks).toEqual([25, 50, 75, 100, 25]);
  watch.stop();
  scrollTo(1200, 100);
  expect(marks).toHaveLength(5);
});

it('AN-07 checks once more when a view ends: the next story may come into view without a scroll', () => {
  const { marks, place, scrollTo, watch } = open();
  scrollTo(100, 80);
  place.percent = 100;
  watch.check();
  expect(marks).toEqual([25, 50, 75, 100]);
  expect(watch.marks()).toEqual(marks);
});

it('AN-07 SM-10 a view the reader returns to reports only its missing marks', () => {
  const { marks, onFirst, scrollTo, watch } = open();
  watch.begin([25, 50]);
  scrollTo(100, 80);
  expect(marks).toEqual([75]);
  expect(onFirst).not.toHaveBeenCalled();
  // All are reported: the listener is removed.
  watch.begin([25, 50, 75, 100]);
  scrollTo(200, 100);
  expect(marks).toEqual([75]);
});

it('AN-07 a view that starts after a jump reports the passed marks, in order and once', () => {
  const { marks, place, scrollTo, watch } = open();
  Object.assign(place, { y: 900, percent: 80 });
  watch.begin([25], 0);
  expect(marks).toEqual([50, 75]);
  scrollTo(950, 90);
  expect(marks).toEqual([50, 75]);
  // Without a jump nothing is reported before the reader scrolls.
  watch.begin([]);
  expect(marks).toEqual([50, 75]);
});

it.each([
  [{ top: 0, height: 2000 }, 0, 50],
  [{ top: 0, height: 2000 }, 1000, 100],
  [{ top: 0, height: 2000 }, 999.6, 100],
  [{ top: 3000, height: 1000 }, 2500, 50],
  [{ top: 3000, height: 1000 }, 0, 0],
  [{ top: 0, height: 0 }, 0, 0],
])('AN-07 of %o at %d so much has been in sight: %d', (box, scrollY, percent) => {
  expect(percentSeen(box, { scrollY, innerHeight: 1000 })).toBe(percent);
});
