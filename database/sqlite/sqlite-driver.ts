import { setTimeout as wait } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Faults } from '../faults.ts';
import { createLogEmptier, type LogEmptier } from './empty-log.ts';
import { createLock } from './lock.ts';
import { createStatementCache, type StatementCache } from './statement-cache.ts';

const busyMilliseconds = 5000;
/** How long a writer tries while the file is known to be locked, or after it waited that long for others of this process. */
const lateMilliseconds = 50;

/**
 * Reads outside a transaction use the reading connection at once; writes and transactions wait for the one
 * writing connection. Every Kysely "connection" is a light object that knows whether it holds the writer.
 */
export class SqliteDriver implements Driver {
  readonly #reader: Sqlite.Database;
  readonly #writer: Sqlite.Database;
  readonly #reads: StatementCache;
  readonly #writes: StatementCache;
  readonly #lock = createLock();
  readonly #faults: Faults;
  readonly #log: LogEmptier;
  /** Another process locked the file for longer than a writer waits, and no write has succeeded since. */
  #isLocked = false;

  constructor(reader: Sqlite.Database, writer: Sqlite.Database, faults: Faults) {
    this.#faults = faults;
    this.#reader = reader;
    this.#writer = writer;
    this.#log = createLogEmptier(writer, this.#lock);
    this.#reads = createStatementCache(reader);
    this.#writes = createStatementCache(writer);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection((query, inside) => this.#run(query, inside));
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const own = connection as SqliteConnection;
    own.release = await this.#begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#end(connection as SqliteConnection, 'commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#end(connection as SqliteConnection, 'rollback');
  }

  async releaseConnection(): Promise<void> {}

  emptyLog(): void {
    this.#log.soon();
  }

  async destroy(): Promise<void> {
    this.#log.close();
    this.#reader.close();
    this.#writer.close();
  }

  /**
   * Takes the lock of this process first, then retries the file's lock without blocking the process. The timeout counts
   * from the call: if another process holds the file, a hundred writers fail together and not one after the other, and
   * later ones fail at once, until one succeeds.
   */
  async #begin(): Promise<() => void> {
    const calledAt = performance.now();
    const release = await this.#lock();
    const waitUntil = this.#isLocked ? 0 : calledAt + busyMilliseconds;
    const giveUpAt = Math.max(waitUntil, performance.now() + lateMilliseconds);
    for (;;) {
      try {
        if (this.#faults.rejection) throw this.#faults.rejection;
        this.#writer.exec('begin immediate');
        this.#isLocked = false;
        return release;
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) {
          release();
          this.#isLocked = isBusy(error);
          this.#faults.report(error);
          throw error;
        }
      }
      await wait(5 + Math.random() * 10);
    }
  }

  #end(connection: SqliteConnection, command: 'commit' | 'rollback'): void {
    try {
      // A failed statement may already have rolled everything back.
      if (this.#writer.inTransaction) {
        this.#writer.exec(command);
        this.#log.onWrite();
      } else if (command === 'commit') throw rolledBack();
    } catch (error) {
      this.#faults.report(error);
      // A commit that fails on a full disk leaves the transaction open, and the next one could not begin.
      if (this.#writer.inTransaction) this.#writer.exec('rollback');
      throw error;
    } finally {
      connection.release?.();
      connection.release = undefined;
    }
  }

  async #run<R>(query: CompiledQuery, inTransaction: boolean): Promise<QueryResult<R>> {
    try {
      if (inTransaction) return execute<R>(this.#writes(query.sql), query.parameters);
      const statement = this.#reads(query.sql);
      if (statement.readonly) return execute<R>(statement, query.parameters);
    } catch (error) {
      this.#faults.report(error);
      throw error;
    }
    return this.#write<R>(query);
  }

  async #write<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const release = await this.#begin();
    try {
      const result = execute<R>(this.#writes(sql), parameters);
      this.#writer.exec('commit');
      this.#log.onWrite();
      return result;
    } catch (error) {
      if (this.#writer.inTransaction) this.#writer.exec('rollback');
      this.#faults.report(error);
      throw error;
    } finally {
      release();
    }
  }
}

class SqliteConnection implements DatabaseConnection {
  /** Set while this connection is in a transaction. */
  release: (() => void) | undefined;
  readonly #run: <R>(query: CompiledQuery, inTransaction: boolean) => Promise<QueryResult<R>>;

  constructor(run: <R>(query: CompiledQuery, inTransaction: boolean) => Promise<QueryResult<R>>) {
    this.#run = run;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#run<R>(query, this.release !== undefined);
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

function execute<R>(statement: Sqlite.Statement, parameters: readonly unknown[]): QueryResult<R> {
  if (statement.reader) return { rows: statement.all(parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** SQLite rolls a transaction back by itself only after errors of disk, space or memory. */
function rolledBack(): Error {
  const error = new Error('The transaction was rolled back by the database');
  return Object.assign(error, { code: 'SQLITE_ABORT_ROLLBACK' });
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
