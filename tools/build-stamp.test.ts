import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isBuildCurrent, needsBuild, sourceStamp, writeStamp } from './build-stamp.ts';

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

describe('a start', () => {
  it.each([
    ['builds where nothing was built', { vite: true, built: false }, true],
    ['builds when sources changed', { vite: true, built: true }, true],
    [
      'takes the build that is there once the development packages are pruned',
      { vite: false, built: true },
      false,
    ],
    ['tries to build, and fails with a reason, with neither', { vite: false, built: false }, true],
  ])('%s', (_name, { vite, built }, expected) => {
    const root = mkdtempSync(join(tmpdir(), 'neutron-stamp-'));
    if (vite) {
      mkdirSync(join(root, 'node_modules/vite'), { recursive: true });
      writeFileSync(join(root, 'node_modules/vite/package.json'), '{}');
    }
    mkdirSync(join(root, 'build/site'), { recursive: true });
    if (built) writeStamp(root, 'of other sources');
    expect(needsBuild(root)).toBe(expected);
    rmSync(root, { recursive: true });
  });
});
