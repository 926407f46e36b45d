import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ControlGroup, createControlGroup } from './control-group.ts';
import { signal } from './processes.ts';
import { type RunTraces, removeRun } from './remove-run.ts';

/** Processor seconds are counted for each of them. */
const countedSteps = ['checks', 'build', 'unit', 'journeys'] as const;
export type CountedStep = (typeof countedSteps)[number];

export interface Run {
  /** Temporary folder of everything that the run starts. */
  folder: string;
  group?: ControlGroup;
  /** Ids of running programs; each is the first of a process group. */
  started: Set<number>;
  /** Aborted by a signal: nothing new is started then. */
  interrupted: AbortSignal;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Gives a run a temporary folder and a control group. However the run ends, also by a signal, it leaves no process and no
 * folder behind.
 */
export async function withRun<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
  const interruption = new AbortController();
  const outside = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'neutron-'));
  // PostgreSQL runs as another user and has its folder in this one.
  chmodSync(folder, 0o711);
  // Started before the group is entered and before the temporary folder is changed: it belongs to neither.
  const watcher = startWatcher();
  const group = createControlGroup(countedSteps);
  const traces: RunTraces = { folder, steps: countedSteps, ...(group ? { group: group.folder } : {}) };
  watcher.stdin?.write(JSON.stringify(traces));
  process.env.TMPDIR = folder;

  let removed: Promise<void> | undefined;
  const started = new Set<number>();
  const remove = () => {
    group?.returnToParent();
    for (const pid of started) signal(-pid, 'SIGTERM');
    removed ??= removeRun(traces).then(() => endWatcher(watcher));
    return removed;
  };
  const interrupt = (name: NodeJS.Signals) => {
    if (!interruption.signal.aborted) console.log(`\n${name}: ending what this run has started`);
    interruption.abort();
    void remove().finally(() => process.exit(128 + constants.signals[name]));
  };
  for (const name of signals) process.on(name, interrupt);
  try {
    return await work({ folder, started, interrupted: interruption.signal, ...(group ? { group } : {}) });
  } finally {
    await remove();
    for (const name of signals) process.off(name, interrupt);
    if (outside === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outside;
  }
}

/** Until it has ended: what started this run may look for what it left. */
async function endWatcher(watcher: ChildProcess): Promise<void> {
  if (watcher.exitCode !== null || watcher.signalCode !== null) return;
  // It is waited for now: otherwise nothing would keep this program until then.
  watcher.ref();
  const ended = once(watcher, 'exit');
  watcher.kill('SIGKILL');
  await ended;
}

function startWatcher(): ChildProcess {
  const watcher = spawn(process.execPath, [join(import.meta.dirname, 'watcher.ts')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in a terminal does not reach it.
    detached: true,
  });
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return watcher;
}
