export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

export function sum(list: readonly Counts[]): Counts {
  return list.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    noCounts,
  );
}

/** The summary for people and programs: the last line, without anything else. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Counts from Vitest's JSON report. A run that ended before counting is one failure, never zero. */
export function countsOfVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, success } = report as Record<
    string,
    number | boolean
  >;
  const failed = Number(numFailedTests ?? 0);
  const broken = success === false && failed === 0 ? Math.max(1, Number(numFailedTestSuites ?? 1)) : 0;
  return {
    passed: Number(numPassedTests ?? 0),
    failed: failed + broken,
    skipped: Number(numPendingTests ?? 0),
  };
}

/** Counts from Playwright's JSON report: a flaky test passed on its second try and counts as failed. */
export function countsOfPlaywright(report: unknown): Counts {
  const { stats, errors } = report as {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors?: unknown[];
  };
  if (!stats) return { ...noCounts, failed: 1 };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
}

/** How many tests Playwright's `--list` names: the journeys that a run without a browser skips. */
export function countsOfList(report: unknown): Counts {
  const { suites = [] } = report as { suites?: ListedSuite[] };
  return { ...noCounts, skipped: suites.reduce((total, suite) => total + testsIn(suite), 0) };
}

interface ListedSuite {
  specs?: { tests: unknown[] }[];
  suites?: ListedSuite[];
}

function testsIn({ specs = [], suites = [] }: ListedSuite): number {
  const own = specs.reduce((total, { tests }) => total + tests.length, 0);
  return suites.reduce((total, suite) => total + testsIn(suite), own);
}

/**
 * In CI a skipped test proves nothing: with `CI=true` the run fails, with the reasons. A developer
 * without PostgreSQL or Chromium gets the same summary and may continue.
 */
export function isGood({ passed, failed, skipped }: Counts, isCi: boolean): boolean {
  return failed === 0 && passed > 0 && !(isCi && skipped > 0);
}
