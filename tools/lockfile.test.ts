import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completed, missingEntries, platformOf } from './lockfile.ts';

describe('lockfile', () => {
  it.each([
    ['@rolldown/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@rolldown/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@biomejs/cli-win32-x64', { os: ['win32'], cpu: ['x64'] }],
    ['fsevents', undefined],
  ])('%s is for %j', (name, platform) => expect(platformOf(name)).toEqual(platform));

  it('adds missing entries and keeps the rest', () => {
    const own = {
      version: '1.0.0',
      optionalDependencies: { '@x/cli-darwin-x64': '1.0.0', '@x/cli-linux-x64': '1.0.0' },
    };
    const lockfile = {
      packages: { 'node_modules/x': own, 'node_modules/@x/cli-linux-x64': { version: '1.0.0' } },
    };
    const { packages } = completed(lockfile);
    expect(Object.keys(packages)).toEqual([
      'node_modules/@x/cli-darwin-x64',
      'node_modules/@x/cli-linux-x64',
      'node_modules/x',
    ]);
    expect(packages['node_modules/@x/cli-darwin-x64']).toEqual({
      version: '1.0.0',
      optional: true,
      os: ['darwin'],
      cpu: ['x64'],
    });
  });

  it.each(['package-lock.json', 'bench/peers/next/package-lock.json'])(
    '%s answers for every platform and names no host',
    (file) => {
      const text = readFileSync(file, 'utf8');
      expect(Object.keys(missingEntries(JSON.parse(text)))).toEqual([]);
      expect(text).not.toContain('"resolved"');
    },
  );
});
