import { expect, it } from 'vitest';
import { measureStructure, structureLimits } from './structure-limits.ts';

const { most } = structureLimits.serverLines;
const fileOf = (path: string, lines: number) => ({ path, source: '//\n'.repeat(lines) });
const exceededBy = (...files: { path: string; source: string }[]) => measureStructure(files, {}).exceeded;

it('rejects a server that is one line longer than its limit', () => {
  expect(exceededBy(fileOf('server/app.ts', most))).toEqual([]);
  expect(exceededBy(fileOf('server/app.ts', most + 1))).toEqual([
    `${most + 1} lines in server/ without tests, at most ${most} allowed`,
  ]);
});

it('counts no tests and no other folders', () => {
  const uncounted = ['server/app.test.ts', 'server/testing/x.ts', 'server/surface/x.ts', 'platform/x.ts'];
  expect(exceededBy(...uncounted.map((path) => fileOf(path, most + 1)))).toEqual([]);
});

const functionOf = (path: string, lines: number) => ({
  path,
  source: `export function long() {\n${'  next();\n'.repeat(lines - 2)}}\n`,
});

it('rejects a function over 120 lines, and one over 80 in browser ads, consent and measurement', () => {
  const consent = 'services/consent/browser/banner.ts';
  expect(exceededBy(functionOf('services/mail/queue.ts', 120), functionOf(consent, 80))).toEqual([]);
  expect(exceededBy(functionOf('services/mail/queue.ts', 121))).toEqual([
    '1 functions over 120 lines, at most 0 allowed',
  ]);
  expect(exceededBy(functionOf(consent, 81))).toEqual([
    '1 functions over 80 lines in browser ads, consent and measurement, at most 0 allowed',
  ]);
});

it('measures no function of tests and tools', () => {
  const paths = ['services/mail/queue.test.ts', 'tools/words.ts', 'bench/run.ts', 'e2e/x.spec.ts'];
  expect(exceededBy(...paths.map((path) => functionOf(path, 200)))).toEqual([]);
});
