import { afterEach, expect, it, vi } from 'vitest';
import { watchScore } from './page-score.ts';

afterEach(() => vi.unstubAllGlobals());

it('AD-43 interactions with the previous page do not count for the next one, also where browsers report them late', () => {
  let report: (entries: object[]) => void = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(call: (list: object) => void) {
        report = (entries) => call({ getEntries: () => entries });
      }
      observe() {}
    },
  );
  let now = 0;
  const { score, reset } = watchScore(() => now);
  const respond = (startTime: number, duration: number) =>
    report([{ interactionId: 1, startTime, duration }]);
  respond(100, 700);
  respond(200, 90);
  expect(score()).toBe(700);
  now = 5000;
  reset();
  expect(score()).toBe(0);
  respond(4900, 800);
  expect(score()).toBe(0);
  respond(6000, 120);
  expect(score()).toBe(120);
});
