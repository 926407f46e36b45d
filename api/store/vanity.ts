import type { ContentDb } from './content-db.ts';

/** The entry of the first of these paths that has one. */
export async function getVanity(db: ContentDb, paths: readonly string[]): Promise<string | undefined> {
  const rows = await db
    .selectFrom('content_vanity')
    .select(['url_path', 'doc'])
    .where('url_path', 'in', [...paths])
    .execute();
  const docs = new Map(rows.map((row) => [row.url_path, row.doc]));
  return paths.map((path) => docs.get(path)).find((doc) => doc !== undefined);
}

export async function getVanities(db: ContentDb): Promise<string[]> {
  const rows = await db.selectFrom('content_vanity').select('doc').orderBy('url_path').execute();
  return rows.map((row) => row.doc);
}
