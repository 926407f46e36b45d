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
