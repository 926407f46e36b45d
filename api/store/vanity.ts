import type { ContentDb } from './content-db.ts';

export async function getVanity(db: ContentDb, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_vanity')
    .select('doc')
    .where('url_path', '=', path)
    .executeTakeFirst();
  return row?.doc;
}

export async function getVanities(db: ContentDb): Promise<string[]> {
  const rows = await db.selectFrom('content_vanity').select('doc').orderBy('url_path').execute();
  return rows.map((row) => row.doc);
}
