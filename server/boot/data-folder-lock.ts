import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { BootError } from '#platform/boot-error.ts';
import type { Role } from './environment.ts';
import { partsOf } from './roles.ts';

export interface DataFolderLock {
  release(): void;
}

/**
 * One server of each role per data folder. The lock is the operating system's own, taken through SQLite: it ends
 * with the process however the process ends, so there are no stale locks to clean up. `all` holds all three
 * parts, so it also keeps a second `api` away from the same database file. Commands take no lock.
 */
export function lockDataFolder(folder: string, role: Role): DataFolderLock {
  const locks = join(folder, 'locks');
  mkdirSync(locks, { recursive: true });
  const held: Sqlite.Database[] = [];
  const release = () => {
    for (const lock of held.splice(0)) lock.close();
  };
  const parts = Object.entries(partsOf(role)).flatMap(([part, runs]) => (runs ? [part] : []));
  for (const part of parts) {
    const lock = tryLock(join(locks, `${part}.lock`));
    if (!lock) {
      release();
      const other = readPid(locks, part);
      throw new BootError(
        `Another server with the role ${part} is running on ${folder}${other ? ` (process ${other})` : ''}. Stop it, or give this one another DATA_DIR`,
      );
    }
    held.push(lock);
    writeFileSync(join(locks, `${part}.pid`), `${process.pid}\n`);
  }
  return { release };
}

function tryLock(file: string): Sqlite.Database | undefined {
  let lock: Sqlite.Database | undefined;
  try {
    lock = new Sqlite(file, { timeout: 0 });
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY'))
      return undefined;
    throw new BootError(`${file} cannot be locked; is the disk full or read-only?`, { cause: error });
  }
}

function readPid(locks: string, part: string): string | undefined {
  try {
    return /^\d+/.exec(readFileSync(join(locks, `${part}.pid`), 'utf8'))?.[0];
  } catch {
    return undefined;
  }
}
