import Sqlite from 'better-sqlite3';

export interface FileLock {
  release(): void;
}

/**
 * Locks a file, or returns undefined while another process holds it. The lock is the operating system's own, taken through
 * SQLite: it ends with the process however the process ends, so there are no stale locks to clean up.
 */
export function tryLockFile(file: string): FileLock | undefined {
  let lock: Sqlite.Database | undefined;
  try {
    lock = new Sqlite(file, { timeout: 0 });
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
    const held = lock;
    return { release: () => void held.close() };
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY'))
      return undefined;
    throw error;
  }
}
