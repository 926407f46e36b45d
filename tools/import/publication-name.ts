import { getSettingRows } from '#api/store/settings.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#config';
import type { Database } from '#database/connect.ts';

/** The name of the publication as its editors saved it, else as the configuration has it. */
export async function publicationName(db: Database): Promise<string> {
  const rows = await getSettingRows(db.as<ContentTables>().kysely);
  const doc = rows.find(({ id }) => id === 'name')?.doc;
  return doc === undefined ? publication.brand.name : String(JSON.parse(doc));
}
