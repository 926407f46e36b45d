import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeControlGroup } from './control-group.ts';
import { endProcesses, processesOf, readProcesses, signal } from './processes.ts';

/** What a run leaves on the machine until it is removed. */
export interface RunTraces {
  /** Temporary folder of everything that the run starts. */
  folder: string;
  group?: string;
  steps: readonly string[];
}

/** Where PostgreSQL's data are in the folder of a run. */
export const postgresFolder = 'postgres';

/** Ends all processes of a run and removes its folder. May be called twice. */
export async function removeRun({ folder, group, steps }: RunTraces): Promise<void> {
  const postmaster = readPostmaster(folder);
  // At SIGTERM it would wait for those who are connected.
  if (postmaster) signal(postmaster, 'SIGQUIT');
  await endProcesses(() => [
    ...new Set([...processesOf(folder, readProcesses()), ...(group ? processesIn(group, steps) : [])]),
  ]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  if (group) removeControlGroup(group, steps);
}

function readPostmaster(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, postgresFolder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

function processesIn(group: string, steps: readonly string[]): number[] {
  return [group, ...steps.map((step) => join(group, step))].flatMap((one) => {
    try {
      const pids = readFileSync(join(one, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean);
      return pids.map(Number).filter((pid) => pid !== process.pid);
    } catch {
      return [];
    }
  });
}
