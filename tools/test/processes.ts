import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface ProcessEntry {
  pid: number;
  parent: number;
  /** `TMPDIR` that it was started with. */
  temporaryFolder?: string;
}

/** All processes that this user may look at. Empty where the system has no `/proc`. */
export function readProcesses(): ProcessEntry[] {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    try {
      const status = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program is in brackets and may have spaces: fields are counted behind it.
      const [state, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ');
      if (state === 'Z') return [];
      const folder = readEnvironment(name).find((entry) => entry.startsWith('TMPDIR='));
      const entry = { pid: Number(name), parent: Number(parent) };
      return [folder ? { ...entry, temporaryFolder: folder.slice('TMPDIR='.length) } : entry];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

function readEnvironment(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Processes that were started with this temporary folder, and all that those started. */
export function processesOf(folder: string, processes: readonly ProcessEntry[]): number[] {
  const isInside = (path = '') => path === folder || path.startsWith(`${folder}/`);
  const found = new Set(
    processes.filter(({ temporaryFolder }) => isInside(temporaryFolder)).map(({ pid }) => pid),
  );
  const byParent = Map.groupBy(processes, ({ parent }) => parent);
  for (const pid of found) for (const child of byParent.get(pid) ?? []) found.add(child.pid);
  return [...found];
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

const pollMs = 50;

/** Asks processes to end, and ends those that do not within the time. */
export async function endProcesses(find: () => readonly number[], timeoutMs = 4_000): Promise<void> {
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    const endAt = Date.now() + timeoutMs;
    const signaled = new Set<number>();
    for (let left = find(); left.length > 0 && Date.now() < endAt; left = find()) {
      for (const pid of left.filter((one) => !signaled.has(one))) {
        signal(pid, name);
        signaled.add(pid);
      }
      await wait(pollMs);
    }
  }
}
