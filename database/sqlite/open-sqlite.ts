import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Faults } from '../faults.ts';
import { clearOldRemains } from './clear-old-remains.ts';
import { SqliteDriver } from './sqlite-driver.ts';

export interface SqliteFile {
  dialect: Dialect;
  /** Empties the write-ahead log, which still holds what was deleted. */
  emptyLog(): void;
}

/**
 * One file, two connections: with WAL a reader never waits for a writer, so a long import in this process or
 * another does not delay a page. `synchronous=NORMAL` keeps every acknowledged write through `kill -9`
 * (the bytes are with the operating system by then); only a power cut may lose the last moments.
 */
export function openSqlite(file: string, faults: Faults): SqliteFile {
  mkdirSync(dirname(file), { recursive: true });
  const writer = open(file);
  writer.pragma('journal_mode = WAL');
  // Moving the log into the file costs; a larger log lets bulk writes do it less often.
  writer.pragma('wal_autocheckpoint = 4000');
  // Deleted rows are overwritten with zeros, in tables and indexes: what is erased is not in the file any more.
  writer.pragma('secure_delete = ON');
  clearOldRemains(writer);
  // Waiting for another process's lock happens in the driver, without blocking this one.
  writer.pragma('busy_timeout = 0');
  const reader = open(file);
  reader.pragma('busy_timeout = 5000');
  reader.pragma('query_only = ON');
  const driver = new SqliteDriver(reader, writer, faults);
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TwoConnectionsAdapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
  return { dialect, emptyLog: () => driver.emptyLog() };
}

function open(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: 5000 });
  connection.pragma('synchronous = NORMAL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('temp_store = MEMORY');
  connection.pragma('cache_size = -32768');
  connection.pragma('mmap_size = 268435456');
  connection.pragma('journal_size_limit = 67108864');
  return connection;
}

/** Kysely would otherwise let one query through at a time; our driver knows better which ones must wait. */
class TwoConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
