import type { InsertObject } from 'kysely';
import type { ContentTables } from '../tables/content-tables.ts';
import type { ContentDb } from './content-db.ts';

/** Both databases bound the number of parameters of one statement. */
const mostParameters = 8000;

/** Many rows in as few statements as the database takes. */
export async function insertRows<Table extends keyof ContentTables>(
  db: ContentDb,
  table: Table,
  rows: readonly InsertObject<ContentTables, Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const size = Math.max(1, Math.floor(mostParameters / Object.keys(first).length));
  for (let start = 0; start < rows.length; start += size)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
}
