import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { createFaults, type Faults, type OnFault } from './faults.ts';
import { openPool } from './postgres/open-pool.ts';
import { openSqlite, type SqliteFile } from './sqlite/open-sqlite.ts';
import type { StoreFault } from './store-fault.ts';

export type DialectName = 'sqlite' | 'postgres';

/** The one handle to a database. Services see it with their own tables through `as`. */
export interface Database<Tables = unknown> {
  readonly kysely: Kysely<Tables>;
  readonly dialect: DialectName;
  /** The file of an SQLite database, for code that opens it in its own thread. */
  readonly file?: string | undefined;
  /** Commits everything or nothing. On SQLite, writers queue here; readers never wait. */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** The same handle typed with a service's tables; costs nothing at run time. */
  as<Own>(): Database<Own>;
  /** Sets the one listener that is called with every fault of a query. */
  onFault(listener: OnFault): void;
  /** Reports a fault of a worker's own connection. */
  reportFault(error: unknown): StoreFault | undefined;
  /** While this is set, writes fail with it: writing into a corrupt file makes the damage larger. */
  rejectWrites(error: Error | undefined): void;
  /**
   * Call it after deleting personal data, so that no copy remains. On SQLite it empties the write-ahead log in the
   * background; PostgreSQL removes dead rows with autovacuum.
   */
  onErased(): void;
  close(): Promise<void>;
}

interface ConnectOptions {
  /** `postgres://…` for PostgreSQL; without it `file` is an SQLite file. */
  databaseUrl?: string | undefined;
  file?: string | undefined;
}

/**
 * @example
 * const db = await connect({ file: 'data/neutron.sqlite' });
 */
export async function connect({ databaseUrl, file }: ConnectOptions): Promise<Database> {
  if (databaseUrl) return connectPostgres(databaseUrl);
  if (file) return connectSqlite(file);
  throw new Error('connect needs a databaseUrl (PostgreSQL) or a file (SQLite)');
}

function connectSqlite(file: string): Database {
  const faults = createFaults();
  const opened: SqliteFile = openSqlite(file, faults);
  return handle(new Kysely<unknown>({ dialect: opened.dialect }), 'sqlite', faults, opened.emptyLog, file);
}

async function connectPostgres(connectionString: string): Promise<Database> {
  const faults = createFaults();
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool(connectionString, faults.report) }),
  });
  try {
    await sql`select 1`.execute(kysely);
  } catch (cause) {
    await kysely.destroy();
    throw new Error('The database of DATABASE_URL does not answer', { cause });
  }
  return handle(kysely, 'postgres', faults, () => undefined);
}

function handle(
  kysely: Kysely<unknown>,
  dialect: DialectName,
  faults: Faults,
  onErased: () => void,
  file?: string,
): Database {
  const database: Database = {
    kysely,
    dialect,
    file,
    transaction: (work) => kysely.transaction().execute(work),
    as: <Own>() => database as unknown as Database<Own>,
    onFault: faults.listen,
    reportFault: faults.report,
    rejectWrites: faults.rejectWrites,
    onErased,
    close: () => kysely.destroy(),
  };
  return database;
}
