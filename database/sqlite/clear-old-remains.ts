import type Sqlite from 'better-sqlite3';

/** Files of this version and later were never written without overwriting what is deleted. */
const cleanVersion = 1;
/** A larger file takes minutes, and as much space again: its owner chooses the time (`database/README.md`). */
const mostBytes = 512 * 1024 * 1024;

/**
 * A file from before deleted rows were overwritten still holds some of them in its free space: it is rewritten once
 * (VACUUM). If that fails, because of another process or a full disk, the next start tries again.
 */
export function clearOldRemains(writer: Sqlite.Database): void {
  const read = (name: string) => Number(writer.pragma(name, { simple: true }));
  if (read('user_version') >= cleanVersion) return;
  const bytes = read('page_count') * read('page_size');
  if (bytes > mostBytes) return;
  try {
    if (bytes > 0) writer.exec('vacuum');
    writer.pragma(`user_version = ${cleanVersion}`);
    writer.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // A damaged or locked file is reported by the first query that needs it.
  }
}
