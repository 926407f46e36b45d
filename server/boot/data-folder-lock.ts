import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileLock, tryLockFile } from '#database/sqlite/lock-file.ts';
import { BootError } from '#platform/boot-error.ts';
import type { Role } from './environment.ts';
import { partsOf } from './roles.ts';

/**
 * One server of each role per data folder. `all` holds the locks of all parts, so it also keeps a second `api` away from
 * the same database file. Commands take no lock.
 */
export function lockDataFolder(folder: string, role: Role): FileLock {
  const locks = join(folder, 'locks');
  mkdirSync(locks, { recursive: true });
  const held: FileLock[] = [];
  const release = () => {
    for (const lock of held.splice(0)) lock.release();
  };
  const parts = Object.entries(partsOf(role)).flatMap(([part, runs]) => (runs ? [part] : []));
  for (const part of parts) {
    const lock = lockFile(join(locks, `${part}.lock`));
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

function lockFile(file: string): FileLock | undefined {
  try {
    return tryLockFile(file);
  } catch (cause) {
    throw new BootError(`${file} cannot be locked; is the disk full or read-only?`, { cause });
  }
}

function readPid(locks: string, part: string): string | undefined {
  try {
    return /^\d+/.exec(readFileSync(join(locks, `${part}.pid`), 'utf8'))?.[0];
  } catch {
    return undefined;
  }
}
