import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { tryLockFile } from './sqlite/lock-file.ts';

interface ProcessLock {
  /** Names the lock file in the folder of an SQLite database. */
  name: string;
  /** Identifies the advisory lock in PostgreSQL; the same in every process. */
  number: number;
}

const pollMilliseconds = 100;

/**
 * Runs `work` in one process at a time; other processes on the same database wait until it has ended. The lock ends with
 * its process. `work` may write over connections of its own: the lock blocks no table.
 */
export async function inOneProcess<T>(db: Database, lock: ProcessLock, work: () => Promise<T>): Promise<T> {
  if (!db.file)
    return db.transaction(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(lock.number)})`.execute(trx);
      return work();
    });
  const folder = join(dirname(db.file), 'locks');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${lock.name}.lock`);
  let held = tryLockFile(file);
  while (!held) {
    await delay(pollMilliseconds);
    held = tryLockFile(file);
  }
  try {
    return await work();
  } finally {
    held.release();
  }
}
