// The list of the workshop's states that passed axe: `golden/workshop.json`, one hash per state. Only a run of axe writes
// it (`npm run workshop`).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type StateHashes = Readonly<Record<string, string>>;

/** The command that writes the list. */
export const writeCommand = 'npm run workshop';
/** Set by that command. */
export const isWriting = process.env.WORKSHOP_LIST === 'write';

const file = join(import.meta.dirname, 'golden/workshop.json');

export const readList = (): StateHashes =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StateHashes) : {};

export function writeList(hashes: StateHashes): void {
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The hashes of all states as they are now; the workers of a run compute them once. */
export function readHashes(folder: string): StateHashes {
  const stored = join(folder, 'workshop-states.json');
  if (existsSync(stored)) return JSON.parse(readFileSync(stored, 'utf8')) as StateHashes;
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'workshop-states.ts')], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (run.status !== 0) throw new Error(`the states could not be rendered: ${run.stderr}`);
  // Under another name first: another worker never reads half of it.
  writeFileSync(`${stored}.${process.pid}`, run.stdout);
  renameSync(`${stored}.${process.pid}`, stored);
  return JSON.parse(run.stdout) as StateHashes;
}

/** What differs between the list and the states of a complete run, one line each. */
export function differences(list: StateHashes, hashes: StateHashes): string[] {
  const missing = Object.keys(hashes).filter((id) => !list[id]);
  const stale = Object.keys(hashes).filter((id) => list[id] && list[id] !== hashes[id]);
  const removed = Object.keys(list).filter((id) => !hashes[id]);
  return [
    ...missing.map((id) => `${id} is not in the list: run ${writeCommand}`),
    ...stale.map((id) => `${id} has changed since it was listed: run ${writeCommand}`),
    ...removed.map((id) => `${id} does not exist and is in the list: run ${writeCommand}`),
  ];
}
