import type { Selectable } from 'kysely';
import type { SourcesTable } from '../tables/content-tables.ts';
import type { ContentDb } from './content-db.ts';

export type SourceRow = Selectable<SourcesTable>;

/** The stored entries of these ids of a source, by id. */
export async function getSources(
  db: ContentDb,
  source: string,
  kind: SourceRow['kind'],
  ids: readonly string[],
): Promise<Map<string, SourceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_sources')
    .selectAll()
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('source_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.source_id, row]));
}

export async function saveSource(db: ContentDb, row: SourceRow): Promise<void> {
  const { target_id, version, digest, pictures_left } = row;
  await db
    .insertInto('content_sources')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'kind', 'source_id'])
        .doUpdateSet({ target_id, version, digest, pictures_left }),
    )
    .execute();
}
