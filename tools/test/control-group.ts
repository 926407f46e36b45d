// A control group of Linux counts the processor time of all processes of a run, detached ones included.
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Hierarchy {
  version: 1 | 2;
  /** The group that this process is in. */
  folder: string;
}

/** Where the groups that count are, by `/proc/self/mounts` and `/proc/self/cgroup`. */
export function findHierarchy(mounts: string, membership: string): Hierarchy | undefined {
  const mounted = mounts.split('\n').map((line) => line.split(' '));
  const groups = membership.split('\n').map((line) => line.split(':'));
  const counts = (controllers = '') => controllers.split(',').includes('cpuacct');
  const first = mounted.find(([, , type, options]) => type === 'cgroup' && counts(options));
  const firstGroup = groups.find(([, controllers]) => counts(controllers));
  if (first?.[1] && firstGroup?.[2]) return { version: 1, folder: join(first[1], firstGroup[2]) };
  const second = mounted.find(([, , type]) => type === 'cgroup2');
  const secondGroup = groups.find(([number, controllers]) => number === '0' && controllers === '');
  if (second?.[1] && secondGroup?.[2]) return { version: 2, folder: join(second[1], secondGroup[2]) };
  return undefined;
}

/** Seconds in the text of `cpuacct.usage` or `cpu.stat`. */
export function readSeconds(version: Hierarchy['version'], text: string): number {
  if (version === 1) return Number(text) / 1e9;
  return Number(/^usage_usec (\d+)$/m.exec(text)?.[1]) / 1e6;
}

export interface ControlGroup {
  folder: string;
  /** Runs a function that starts a process at once; the process is counted for the step. */
  within<Result>(step: string, start: () => Result): Result;
  /** Seconds of each step, and of everything. */
  seconds(): { steps: Readonly<Record<string, number>>; all: number };
  /** Takes this process back into the group that it came from. */
  returnToParent(): void;
}

/** A group for this process and all that it starts, where the machine lets it; otherwise nothing is counted. */
export function createControlGroup(steps: readonly string[]): ControlGroup | undefined {
  try {
    return openControlGroup(steps);
  } catch {
    return undefined;
  }
}

function openControlGroup(steps: readonly string[]): ControlGroup | undefined {
  const hierarchy = findHierarchy(
    readFileSync('/proc/self/mounts', 'utf8'),
    readFileSync('/proc/self/cgroup', 'utf8'),
  );
  if (!hierarchy) return undefined;
  const { version, folder: parent } = hierarchy;
  const folder = join(parent, `neutron-test-${process.pid}`);
  const enter = (group: string) => writeFileSync(join(group, 'cgroup.procs'), String(process.pid));
  const secondsOf = (group: string) =>
    readSeconds(version, readFileSync(join(group, version === 1 ? 'cpuacct.usage' : 'cpu.stat'), 'utf8'));
  mkdirSync(folder);
  try {
    for (const step of steps) mkdirSync(join(folder, step));
    enter(folder);
    if (Number.isNaN(secondsOf(folder))) throw new Error('The group does not count.');
  } catch (error) {
    removeControlGroup(folder, steps);
    throw error;
  }
  return {
    folder,
    within(step, start) {
      // A process begins in the group of the one that starts it.
      attempt(() => enter(join(folder, step)));
      try {
        return start();
      } finally {
        attempt(() => enter(folder));
      }
    },
    seconds: () => ({
      steps: Object.fromEntries(steps.map((step) => [step, secondsOf(join(folder, step))])),
      all: secondsOf(folder),
    }),
    returnToParent: () => attempt(() => enter(parent)),
  };
}

/** Removes a group without processes. */
export function removeControlGroup(folder: string, steps: readonly string[]): void {
  for (const group of [...steps.map((step) => join(folder, step)), folder]) attempt(() => rmdirSync(group));
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Counting never fails a run.
  }
}

/** `processor seconds: 12 (unit 9, journeys 2, the run itself 1)` */
export function secondsLine({ steps, all }: ReturnType<ControlGroup['seconds']>): string {
  const rest = all - Object.values(steps).reduce((total, seconds) => total + seconds, 0);
  const shares = Object.entries({ ...steps, 'the run itself': rest })
    .filter(([, seconds]) => seconds >= 0.5)
    .map(([step, seconds]) => `${step} ${seconds.toFixed(0)}`);
  return `processor seconds: ${all.toFixed(0)}${shares.length ? ` (${shares.join(', ')})` : ''}`;
}
