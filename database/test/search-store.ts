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
  for (const { name: table, columns } of await db.kysely.introspection.getTables())
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
