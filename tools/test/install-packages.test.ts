import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPackageInstaller, failureReason, isPackageManagerBusy } from './install-packages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'neutron-apt-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that answers as apt-get does; `$n` is the number of the call, which is also written down. */
function aptThat(script: string) {
  const program = join(folder, 'apt-get');
  const calls = join(folder, 'calls');
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${calls}\nn=$(wc -l < ${calls})\n${script}\n`);
  chmodSync(program, 0o755);
  const reported: string[] = [];
  const install = createPackageInstaller({
    isRoot: true,
    program,
    retryMs: 1,
    report: (line) => reported.push(line),
  });
  return { install, reported, calls: () => readFileSync(calls, 'utf8').trim().split('\n') };
}

const held = 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 812 (apt-get)';

describe('installing packages for the tests', () => {
  it('waits for a busy package manager, and reports it once', async () => {
    const { install, reported, calls } = aptThat(`[ $n -lt 4 ] && { echo '${held}' >&2; exit 100; }; exit 0`);
    expect(await install('chromium')).toEqual({ installed: true });
    expect(calls().map((line) => line.split(' ')[0])).toEqual([
      'update',
      'update',
      'update',
      'update',
      'install',
    ]);
    expect(reported.filter((line) => line.includes('waiting'))).toHaveLength(1);
  });

  it('reports why an installation failed, and does not retry', async () => {
    const { install, calls } = aptThat(
      `case "$1" in install) echo 'Reading lists'; echo 'E: Unable to locate package chromium' >&2; exit 100;; esac`,
    );
    expect(await install('chromium')).toEqual({
      installed: false,
      reason: 'apt-get install failed:\nE: Unable to locate package chromium',
    });
    expect(calls()).toHaveLength(2);
  });

  it('gives up on a lock that is never released, with apt’s own message', async () => {
    const { calls } = aptThat(`echo '${held}' >&2; exit 100`);
    const install = createPackageInstaller({
      isRoot: true,
      program: join(folder, 'apt-get'),
      retryMs: 1,
      giveUpMs: 0,
      report: () => undefined,
    });
    expect(await install('chromium')).toMatchObject({
      reason: expect.stringContaining('held by process 812'),
    });
    expect(calls()).toHaveLength(1);
  });

  it('reads the package lists once for several installations', async () => {
    const { install, calls } = aptThat('exit 0');
    await install('postgresql');
    await install('redis-server');
    expect(calls().filter((line) => line.startsWith('update'))).toHaveLength(1);
  });

  it('shows a user without rights the command to run', async () => {
    const install = createPackageInstaller({ isRoot: false });
    expect(await install('postgresql')).toEqual({
      installed: false,
      reason: 'only root may install packages. Run: sudo apt-get install postgresql',
    });
  });

  it('reports a missing apt-get', async () => {
    const install = createPackageInstaller({
      isRoot: true,
      program: join(folder, 'none'),
      report: () => undefined,
    });
    expect(await install('postgresql')).toMatchObject({ reason: expect.stringContaining('ENOENT') });
  });

  it.each([
    [held, true],
    [
      'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?',
      true,
    ],
    ['E: Unable to locate package chromium', false],
    ['', false],
  ])('knows a busy package manager by what it writes: %s', (output, busy) => {
    expect(isPackageManagerBusy(output)).toBe(busy);
  });

  it.each([
    [
      'Hit:1\nErr:2 packages are gone\nW: skipped\nE: Failed to fetch',
      'Err:2 packages are gone\nE: Failed to fetch',
    ],
    ['no disk space', 'no disk space'],
    ['', 'apt-get wrote no reason'],
  ])('takes the reason from apt’s error lines: %s', (output, reason) => {
    expect(failureReason(output)).toBe(reason);
  });
});
