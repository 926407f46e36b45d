import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ProcessEntry, processesOf, readProcesses } from './processes.ts';

const program = join(import.meta.dirname, 'testing/sleeping-run.ts');
const waiting = { timeout: 30_000, interval: 50 };

/** The processes that a run in this temporary folder has started, PostgreSQL's included. */
const startedIn = (folder: string, run: number | undefined) =>
  processesOf(folder, readProcesses()).filter((pid) => pid !== run);

async function startRun(...args: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-run-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  return { child, folder, ended, output: () => output };
}

/** Until the step of the run has started its own program, and left a folder. */
async function untilAsleep({ folder, child }: Awaited<ReturnType<typeof startRun>>) {
  const inside = async () => {
    const [own = ''] = await readdir(folder);
    return await readdir(join(folder, own));
  };
  await vi.waitFor(async () => expect((await inside()).join()).toContain('left-'), waiting);
  expect(startedIn(folder, child.pid).length).toBeGreaterThanOrEqual(3);
}

async function expectNothingLeft(folder: string) {
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), waiting);
  await vi.waitFor(() => expect(startedIn(folder, undefined)).toEqual([]), waiting);
}

describe.runIf(process.platform === 'linux')('a run that ends leaves no process and no folder', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('at %s, with code %i', async (name, code) => {
    const run = await startRun();
    await untilAsleep(run);
    run.child.kill(name);
    // As a terminal and npm do, both of which pass it on.
    run.child.kill(name);
    expect((await run.ended)[0]).toBe(code);
    expect(await readdir(run.folder)).toEqual([]);
    expect(startedIn(run.folder, undefined)).toEqual([]);
    expect(run.output()).not.toContain('ended');
  });

  it('when it is killed itself', async () => {
    const run = await startRun();
    await untilAsleep(run);
    run.child.kill('SIGKILL');
    await expectNothingLeft(run.folder);
  });

  it('by itself', async () => {
    const run = await startRun('end');
    expect((await run.ended)[0]).toBe(0);
    expect(run.output()).toContain('ended');
    expect(await readdir(run.folder)).toEqual([]);
    expect(startedIn(run.folder, undefined)).toEqual([]);
  });

  describe.runIf(process.env.TEST_DATABASE_URL)('with PostgreSQL', { tags: ['@all'] }, () => {
    it.each(['SIGINT', 'SIGKILL'] as const)('at %s', async (name) => {
      const run = await startRun('postgres');
      await untilAsleep(run);
      expect(run.output()).toContain('postgres://');
      run.child.kill(name);
      await run.ended;
      await expectNothingLeft(run.folder);
    });
  });
});

describe('the processes of a run', () => {
  const processes: ProcessEntry[] = [
    { pid: 1, parent: 0 },
    { pid: 2, parent: 1, temporaryFolder: '/tmp' },
    { pid: 3, parent: 2, temporaryFolder: '/tmp/neutron-a' },
    { pid: 4, parent: 1, temporaryFolder: '/tmp/neutron-a/deeper' },
    { pid: 5, parent: 4 },
    { pid: 6, parent: 5 },
    { pid: 7, parent: 1, temporaryFolder: '/tmp/neutron-ab' },
  ];

  it.each([
    ['/tmp/neutron-a', [3, 4, 5, 6]],
    ['/tmp/neutron-ab', [7]],
    ['/tmp/neutron-c', []],
  ])('in %s have it as their temporary folder, or were started by one that has', (folder, pids) => {
    expect(processesOf(folder, processes).sort()).toEqual(pids);
  });
});
