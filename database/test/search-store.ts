import { sql } from 'kysely';
import type { Database } from '../connect.ts';

export interface Found {
  table: string;
  column: string;
  text: string;
}

/**
 * Where any of these words occurs in the store: every table and column of any type, ignoring case. New tables are
 * searched too. Tests only.
 */
export async function searchStore(db: Database, words: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const { table, column } of await ownColumns(db))
    for (const text of words) {
      const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      const where = sql`lower(cast(${sql.ref(column)} as text)) like ${pattern} escape '\\'`;
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${where} limit 1`.execute(db.kysely);
      if (rows.length > 0) found.push({ table, column, text });
    }
  return found;
}

/** Every column of every table and view that is ours. */
async function ownColumns({ kysely, dialect }: Database): Promise<{ table: string; column: string }[]> {
  if (dialect === 'postgres') {
    // Other tests drop their schemas while this one reads, so only its own schema is queried.
    const { rows } = await sql<{ table: string; column: string }>`
      select relname as "table", attname as "column"
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v')
        and attnum > 0 and not attisdropped`.execute(kysely);
    return rows;
  }
  const tables = await kysely.introspection.getTables();
  return tables.flatMap(({ name: table, columns }) => columns.map(({ name: column }) => ({ table, column })));
}
