import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connect.ts';

/** Forgets every row of every table, and keeps the tables. Tests only. */
export async function emptyStore(db: Database): Promise<void> {
  const tables = await tableNames(db);
  if (db.dialect === 'postgres') await emptyPostgres(db, tables);
  else
    await db.transaction(async (trx) => {
      for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(trx);
    });
}

interface CachedRows {
  table: string;
  rows: readonly Record<string, unknown>[];
}

/** What the tables hold now, for `restoreRows`. */
export async function readRows(db: Database): Promise<CachedRows[]> {
  const saved: CachedRows[] = [];
  for (const table of await tableNames(db)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db.kysely);
    if (rows.length > 0) saved.push({ table, rows });
  }
  return saved;
}

/** Empties the store and puts these rows back. */
export async function restoreRows(db: Database, saved: readonly CachedRows[]): Promise<void> {
  await emptyStore(db);
  for (const { table, rows } of saved)
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        db.kysely,
      );
    }
}

/**
 * Few tables have rows, and few rows: they are deleted, where truncating would give every table and index a new file.
 * One statement, because rows that others name may only go together with them.
 */
async function emptyPostgres({ kysely }: Database, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  const { rows } = await union(
    tables.map((name) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`),
  ).execute(kysely);
  if (rows.length === 0) return;
  const deletes = rows.map(
    ({ name }, place) => sql`${sql.ref(`deleted_${place}`)} as (delete from ${sql.table(name)})`,
  );
  await sql`with ${sql.join(deletes)} select`.execute(kysely);
  await sql`select setval(oid::regclass, 1, false) from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace`.execute(kysely);
}

const union = (selects: readonly RawBuilder<unknown>[]) =>
  sql<{ name: string }>`${sql.join(selects, sql` union all `)}`;

async function tableNames({ kysely, dialect }: Database): Promise<string[]> {
  const { rows } = await (dialect === 'postgres' ? postgresTables : sqliteTables).execute(kysely);
  return rows.map(({ name }) => name).filter((name) => name !== 'migrations');
}

const postgresTables = sql<{
  name: string;
}>`select tablename as name from pg_tables where schemaname = current_schema()`;
const sqliteTables = sql<{
  name: string;
}>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`;
