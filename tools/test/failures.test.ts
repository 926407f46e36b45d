import { describe, expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, flakyOfPlaywright } from './failures.ts';

describe('failures', () => {
  it('lists failed Vitest tests, and a file that could not be read', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'fine' },
            { status: 'failed', fullName: 'adds', failureMessages: ['expected 1\nto be 2'] },
          ],
        },
        { name: 'b.test.ts', message: 'SyntaxError', assertionResults: [] },
      ],
    };
    expect(failuresOfVitest(report)).toEqual([
      '✗ a.test.ts: adds\n    expected 1\n    to be 2',
      '✗ b.test.ts\n    SyntaxError',
    ]);
  });

  it('finds them in the suites of Playwright, without colors and cut to a few lines', () => {
    const message = `\u001b[31mError\u001b[39m\n${'line\n'.repeat(40)}`;
    const spec = {
      title: 'opens',
      file: 'story.spec.ts',
      line: 7,
      tests: [
        { projectName: 'phone', status: 'unexpected', results: [{ errors: [{ message }] }] },
        { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
      ],
    };
    const [only, ...others] = failuresOfPlaywright({ suites: [{ suites: [{ specs: [spec] }] }] });
    expect(others).toEqual([]);
    expect(only?.split('\n').slice(0, 3)).toEqual([
      '✗ [phone] story.spec.ts:7 opens',
      '    Error',
      '    line',
    ]);
    expect(only?.split('\n')).toHaveLength(15);
    expect(failuresOfPlaywright({ errors: [{ message: 'no server' }] })).toEqual([
      '✗ the run itself\n    no server',
    ]);
  });

  it('lists journeys that passed on their second try apart, with the reason of the first and the trace', () => {
    const tries = [
      { errors: [{ message: 'no button' }], attachments: [] },
      { errors: [], attachments: [{ name: 'screenshot' }, { name: 'trace', path: '/traces/a.zip' }] },
    ];
    const tests = [
      { projectName: 'phone', status: 'flaky', results: tries },
      { projectName: 'desktop', status: 'expected', results: [{}] },
    ];
    const report = { suites: [{ specs: [{ title: 'opens', file: 'story.spec.ts', line: 7, tests }] }] };
    expect(failuresOfPlaywright(report)).toEqual([]);
    expect(flakyOfPlaywright(report)).toEqual([
      'flaky: [phone] story.spec.ts:7 opens\n    no button\n    trace: /traces/a.zip',
    ]);
  });

  it('is empty for a successful run', () => {
    expect(failuresOfVitest({ testResults: [{ name: 'a', message: '', assertionResults: [] }] })).toEqual([]);
    expect(failuresOfPlaywright({ suites: [], errors: [] })).toEqual([]);
    expect(flakyOfPlaywright({ suites: [], errors: [] })).toEqual([]);
  });
});
