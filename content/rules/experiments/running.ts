import type { AbTest } from '../../entities/ab-test.ts';

type Dates = Pick<AbTest, 'startDate' | 'endDate'>;

/** From the first moment of the start to the last before the end, in every time zone: dates are UTC. */
export function isRunning({ startDate, endDate }: Dates, now: number): boolean {
  return Date.parse(startDate) <= now && now < Date.parse(endDate);
}

interface RunningExperiments<Test extends Dates = AbTest> {
  at(now: number): readonly Test[];
}

const none: readonly never[] = [];

/**
 * The running tests, computed again only when one begins or ends: a cached page costs one comparison, and nothing if
 * no test is still to come.
 */
export function watchRunning<Test extends Dates>(tests: readonly Test[]): RunningExperiments<Test> {
  let until = Number.NEGATIVE_INFINITY;
  let from = Number.NEGATIVE_INFINITY;
  let running: readonly Test[] = none;
  return {
    at(now) {
      if (now >= from && now < until) return running;
      const changes = tests.flatMap(({ startDate, endDate }) => [Date.parse(startDate), Date.parse(endDate)]);
      from = Math.max(Number.NEGATIVE_INFINITY, ...changes.filter((at) => at <= now));
      until = Math.min(Number.POSITIVE_INFINITY, ...changes.filter((at) => at > now));
      running = tests.filter((test) => isRunning(test, now));
      return running;
    },
  };
}
