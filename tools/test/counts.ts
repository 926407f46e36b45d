import { allTag, type Suite } from './suite.ts';

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

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numFailedTestSuites?: number;
  success?: boolean;
  testResults?: { assertionResults: { status: string; tags?: string[] }[] }[];
}

/**
 * Counts from Vitest's JSON report. A run that ended before counting is one failure, never zero. Vitest counts tests that
 * the suite leaves out as skipped; they belong to another command.
 */
export function countsOfVitest(report: unknown, suite: Suite): Counts {
  const results = report as VitestReport;
  const failed = results.numFailedTests ?? 0;
  const broken =
    results.success === false && failed === 0 ? Math.max(1, results.numFailedTestSuites ?? 1) : 0;
  const leftOut = suite === 'core' ? countLeftOut(results) : 0;
  return {
    passed: results.numPassedTests ?? 0,
    failed: failed + broken,
    skipped: (results.numPendingTests ?? 0) - leftOut,
  };
}

const countLeftOut = ({ testResults = [] }: VitestReport) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => tags.includes(allTag) && status !== 'passed' && status !== 'failed')
    .length;

/** Counts from Playwright's JSON report, without the flaky tests: `judgeFlaky` says what those count as. */
export function countsOfPlaywright(report: unknown): Counts {
  const { stats, errors } = report as {
    stats?: { expected: number; unexpected: number; skipped: number };
    errors?: unknown[];
  };
  if (!stats) return { ...noCounts, failed: 1 };
  return {
    passed: stats.expected,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
}

const toleratedFlaky = 3;

/** Tests that failed and passed on their second try: a few are tolerated, more of them all count as failed. */
export const judgeFlaky = (flaky: number): Counts =>
  flaky > toleratedFlaky ? { ...noCounts, failed: flaky } : { ...noCounts, passed: flaky };

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
