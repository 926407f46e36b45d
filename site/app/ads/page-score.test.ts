import { afterEach, expect, it, vi } from 'vitest';
import { watchScore } from './page-score.ts';

afterEach(() => vi.unstubAllGlobals());

it('AD-43 a slow page before does not count against the next one, also where browsers tell of it late', () => {
  let tell: (entries: object[]) => void = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(call: (list: object) => void) {
        tell = (entries) => call({ getEntries: () => entries });
      }
      observe() {}
    },
  );
  let now = 0;
  const { score, reset } = watchScore(() => now);
  const answer = (startTime: number, duration: number) => tell([{ interactionId: 1, startTime, duration }]);
  answer(100, 700);
  answer(200, 90);
  expect(score()).toBe(700);
  now = 5000;
  reset();
  expect(score()).toBe(0);
  answer(4900, 800);
  expect(score()).toBe(0);
  answer(6000, 120);
  expect(score()).toBe(120);
});
