import Sqlite from 'better-sqlite3';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import { inRestoreOrder } from './backed-up-tables.ts';

/** The tables of a store as they were at one moment. */
export interface TableReader {
  tables: readonly string[];
  rows(table: string): AsyncIterable<Readonly<Record<string, unknown>>>;
  /** The last number that each counted table has given out; rows may have been deleted since. */
  sequences(): Promise<Record<string, number>>;
}

/** Reads while the server goes on writing: writers do not wait, and what they write meanwhile is not seen. */
export function readAtOneMoment<T>(db: Database, work: (reader: TableReader) => Promise<T>): Promise<T> {
  return db.file === undefined ? readPostgres(db, work) : readSqlite(db.file, work);
}

async function readSqlite<T>(file: string, work: (reader: TableReader) => Promise<T>): Promise<T> {
  const connection = new Sqlite(file, { readonly: true, timeout: 5000 });
  try {
    connection.exec('begin');
    const found = connection
      .prepare<[], string>(`select name from sqlite_master where type = 'table'`)
      .pluck()
      .all();
    return await work({
      tables: inRestoreOrder(found),
      async *rows(table) {
        yield* connection.prepare<[], Record<string, unknown>>(`select * from "${table}"`).iterate();
      },
      async sequences() {
        const rows = connection
          .prepare<[], { name: string; seq: number }>('select name, seq from sqlite_sequence')
          .all();
        return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
      },
    });
  } finally {
    connection.close();
  }
}

const rowsAtOnce = 500;

function readPostgres<T>(db: Database, work: (reader: TableReader) => Promise<T>): Promise<T> {
  return db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) =>
      work({
        tables: inRestoreOrder(await postgresTables(trx)),
        rows: (table) => fetchRows(trx, table),
        async sequences() {
          const counted = await countedColumns(trx);
          const entries = counted.map(async ({ table, column }) => {
            const { rows } = await sql<{ last: number }>`
              select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, ${column})::regclass), 0) as last`.execute(
              trx,
            );
            return [table, Number(rows[0]?.last ?? 0)] as const;
          });
          return Object.fromEntries(await Promise.all(entries));
        },
      }),
    );
}

export async function postgresTables(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Columns whose numbers PostgreSQL gives out. */
export async function countedColumns(db: Kysely<unknown>): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema()
      and (is_identity = 'YES' or column_default like 'nextval(%')`.execute(db);
  return rows;
}

async function* fetchRows(trx: Transaction<unknown>, table: string) {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(trx);
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup_rows`.execute(trx);
}
