import { sql } from 'kysely';
import type { Database } from '../connect.ts';

export interface Found {
  table: string;
  column: string;
  text: string;
}

/**
 * Where any of these words stands in the store: every table, every column, whatever its kind, capitals or not. A table
 * somebody adds tomorrow is searched too. Tests only.
 */
export async function searchStore(db: Database, words: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const { name: table, columns } of await ownTables(db))
    for (const { name: column } of columns)
      for (const text of words) {
        const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
        const where = sql`lower(cast(${sql.ref(column)} as text)) like ${pattern} escape '\\'`;
        const { rows } = await sql`select 1 from ${sql.table(table)} where ${where} limit 1`.execute(
          db.kysely,
        );
        if (rows.length > 0) found.push({ table, column, text });
      }
  return found;
}

/** On PostgreSQL other tests have schemas beside this one, and drop them while we read. */
async function ownTables({ kysely, dialect }: Database) {
  const tables = await kysely.introspection.getTables();
  if (dialect !== 'postgres') return tables;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(kysely);
  return tables.filter(({ schema }) => schema === rows[0]?.name);
}
