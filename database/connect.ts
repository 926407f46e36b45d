import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { openSqlite } from './sqlite/open-sqlite.ts';

export type DialectName = 'sqlite' | 'postgres';

/** The one handle to a database. Rooms see it with their own tables through `as`. */
export interface Database<Tables = unknown> {
  readonly kysely: Kysely<Tables>;
  readonly dialect: DialectName;
  /** The file of an SQLite database, for who reads it in a thread of its own. */
  readonly file?: string | undefined;
  /** All or nothing. On SQLite writers wait for each other here, readers never wait. */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** The same database seen with a room's tables; costs nothing. */
  as<Own>(): Database<Own>;
  close(): Promise<void>;
}

export interface ConnectOptions {
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
  if (file) return handle(new Kysely<unknown>({ dialect: openSqlite(file) }), 'sqlite', file);
  throw new Error('connect needs a databaseUrl (PostgreSQL) or a file (SQLite)');
}

const eightByteInteger = 20;

async function connectPostgres(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Our integers (times in milliseconds, counters) stay far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === eightByteInteger
          ? Number
          : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
    },
  });
  // An idle client may lose its server; the pool replaces it, and the process must not die of it.
  pool.on('error', () => undefined);
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await pool.query('select 1');
  } catch (cause) {
    await kysely.destroy();
    throw new Error('The database of DATABASE_URL does not answer', { cause });
  }
  return handle(kysely, 'postgres');
}

function handle(kysely: Kysely<unknown>, dialect: DialectName, file?: string): Database {
  const database: Database = {
    kysely,
    dialect,
    file,
    transaction: (work) => kysely.transaction().execute(work),
    as: <Own>() => database as unknown as Database<Own>,
    close: () => kysely.destroy(),
  };
  return database;
}
