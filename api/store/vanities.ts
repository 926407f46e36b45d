import { vanityEntryPath } from '#content/rules/vanity/lookup-path.ts';
import type { ContentDb } from './content-db.ts';

/** Every entry as it is stored, by its address in the form requests are looked up by. */
export async function getVanityDocs(db: ContentDb): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('content_vanity')
    .select(['url_path', 'doc'])
    .orderBy('url_path')
    .execute();
  return new Map(rows.map((row) => [vanityEntryPath(row.url_path), row.doc]));
}

interface VanityPage {
  /** Only paths that begin so. */
  under?: string | undefined;
  limit: number;
  offset: number;
}

export async function getVanityRows(db: ContentDb, { under, limit, offset }: VanityPage) {
  const all = db.selectFrom('content_vanity');
  const matching = under
    ? all.where((eb) => eb(eb.fn('substr', ['url_path', eb.val(1), eb.val(under.length)]), '=', under))
    : all;
  const [rows, counted] = await Promise.all([
    matching.select(['doc', 'version']).orderBy('url_path').limit(limit).offset(offset).execute(),
    matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirst(),
  ]);
  return { rows, total: Number(counted?.total ?? 0) };
}

export interface VanityRow {
  doc: string;
  /** Counts up from 1 with every save. */
  version: number;
}

export async function getVanityRow(db: ContentDb, id: string): Promise<VanityRow | undefined> {
  return db.selectFrom('content_vanity').select(['doc', 'version']).where('id', '=', id).executeTakeFirst();
}

export async function getVanityIdAt(db: ContentDb, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_vanity')
    .select('id')
    .where('url_path', '=', path)
    .executeTakeFirst();
  return row?.id;
}
