import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isBuildCurrent, sourceStamp, writeStamp } from './build-stamp.ts';

const root = mkdtempSync(join(tmpdir(), 'neutron-stamp-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

it('a build is current until one of its sources changes', () => {
  for (const folder of ['site', 'build/site']) mkdirSync(join(root, folder), { recursive: true });
  write('site/a.ts', 'one');
  expect(isBuildCurrent(root)).toBe(false);
  writeStamp(root, sourceStamp(root));
  expect(isBuildCurrent(root)).toBe(true);
  write('site/a.test.ts', 'tests are no part of it');
  expect(isBuildCurrent(root)).toBe(true);
  write('site/a.ts', 'another text');
  expect(isBuildCurrent(root)).toBe(false);
});
