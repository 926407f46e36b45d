import { describe, expect, it } from 'vitest';
import {
  closingLine,
  countsOfList,
  countsOfPlaywright,
  countsOfVitest,
  isGood,
  judgeFlaky,
  sum,
} from './counts.ts';

describe('counts', () => {
  it('ends with the summary', () => {
    expect(
      closingLine(
        sum([
          { passed: 2, failed: 0, skipped: 1 },
          { passed: 3, failed: 1, skipped: 0 },
        ]),
      ),
    ).toBe('5 passed, 1 failed, 1 skipped');
  });

  it.each([
    [
      { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, success: false },
      { passed: 5, failed: 1, skipped: 2 },
    ],
    [
      { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, success: false, numFailedTestSuites: 2 },
      { passed: 5, failed: 2, skipped: 0 },
    ],
    [
      { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, success: true },
      { passed: 5, failed: 0, skipped: 0 },
    ],
  ])('reads a Vitest report %#', (report, counts) => expect(countsOfVitest(report, 'all')).toEqual(counts));

  it.each([
    ['core', 1],
    ['all', 3],
  ] as const)('of the suite %s has tests skipped that are not left out: %i', (suite, skipped) => {
    const assertionResults = [
      { status: 'passed', tags: [] },
      { status: 'skipped', tags: [] },
      { status: 'skipped', tags: ['@all'] },
      { status: 'skipped', tags: ['other', '@all'] },
      { status: 'passed', tags: ['@all'] },
    ];
    const report = {
      numPassedTests: 2,
      numPendingTests: 3,
      success: true,
      testResults: [{ assertionResults }],
    };
    expect(countsOfVitest(report, suite)).toEqual({ passed: 2, failed: 0, skipped });
  });

  it.each([
    [
      { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] },
      { passed: 4, failed: 1, skipped: 0 },
    ],
    [
      { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: ['no server'] },
      { passed: 0, failed: 1, skipped: 0 },
    ],
    [{}, { passed: 0, failed: 1, skipped: 0 }],
  ])('reads a Playwright report %#', (report, counts) => expect(countsOfPlaywright(report)).toEqual(counts));

  it.each([
    [0, { passed: 0, failed: 0, skipped: 0 }],
    [1, { passed: 1, failed: 0, skipped: 0 }],
    [3, { passed: 3, failed: 0, skipped: 0 }],
    [4, { passed: 0, failed: 4, skipped: 0 }],
  ])('judges %i journeys that passed on their second try', (flaky, counts) =>
    expect(judgeFlaky(flaky)).toEqual(counts),
  );

  it('counts every skipped journey', () => {
    const spec = (...projects: string[]) => ({ tests: projects.map((projectName) => ({ projectName })) });
    const report = {
      suites: [
        { specs: [spec('phone', 'desktop')], suites: [{ specs: [spec('desktop'), spec('phone')] }] },
        { specs: [spec('tablet')] },
      ],
    };
    expect(countsOfList(report)).toEqual({ passed: 0, failed: 0, skipped: 5 });
  });

  it.each([
    [
      { passed: 9, failed: 0, skipped: 0 },
      { developer: true, ci: true },
    ],
    [
      { passed: 9, failed: 0, skipped: 1 },
      { developer: true, ci: false },
    ],
    [
      { passed: 9, failed: 1, skipped: 0 },
      { developer: false, ci: false },
    ],
    [
      { passed: 0, failed: 0, skipped: 0 },
      { developer: false, ci: false },
    ],
  ])('%j is good for %j', (counts, good) => {
    expect({ developer: isGood(counts, false), ci: isGood(counts, true) }).toEqual(good);
  });
});
