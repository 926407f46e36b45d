import { sql, type Transaction } from 'kysely';
import type { DialectName } from './connect.ts';

interface StoredIndex {
  name: string;
  /** How SQLite would create it; PostgreSQL renames without it. */
  definition: string;
}

/** Renames a table; its indexes and, on PostgreSQL, its keys are named after it and follow. */
export async function renameTable(
  trx: Transaction<unknown>,
  dialect: DialectName,
  from: string,
  to: string,
): Promise<void> {
  await trx.schema.alterTable(from).renameTo(to).execute();
  for (const index of await indexesOf(trx, dialect, to))
    if (index.name.startsWith(`${from}_`))
      await rename(trx, dialect, index, `${to}${index.name.slice(from.length)}`);
}

export async function renameIndex(
  trx: Transaction<unknown>,
  dialect: DialectName,
  table: string,
  from: string,
  to: string,
): Promise<void> {
  const index = (await indexesOf(trx, dialect, table)).find(({ name }) => name === from);
  if (!index) throw new Error(`Table ${table} has no index ${from}`);
  await rename(trx, dialect, index, to);
}

async function indexesOf(
  trx: Transaction<unknown>,
  dialect: DialectName,
  table: string,
): Promise<StoredIndex[]> {
  const { rows } = await (dialect === 'postgres'
    ? sql<StoredIndex>`select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and tablename = ${table}`
    : // Indexes without a definition belong to a key and have no name of their own.
      sql<StoredIndex>`select name, sql as definition from sqlite_master
        where type = 'index' and tbl_name = ${table} and sql is not null`
  ).execute(trx);
  return rows;
}

/** SQLite cannot rename an index, so it is created again. */
async function rename(
  trx: Transaction<unknown>,
  dialect: DialectName,
  { name, definition }: StoredIndex,
  to: string,
): Promise<void> {
  if (dialect === 'postgres') {
    await sql`alter index ${sql.ref(name)} rename to ${sql.ref(to)}`.execute(trx);
    return;
  }
  await sql`drop index ${sql.ref(name)}`.execute(trx);
  await sql.raw(definition.replace(`"${name}"`, `"${to}"`)).execute(trx);
}
