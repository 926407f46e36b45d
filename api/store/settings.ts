import type { SettingName } from '#content/entities/settings.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import type { ContentDb } from './content-db.ts';

export type SettingRow = ContentTables['content_settings'];

/** The newest version of each setting that was ever changed. */
export async function getSettingRows(db: ContentDb): Promise<SettingRow[]> {
  const rows = await db.selectFrom('content_settings').selectAll().orderBy('id').orderBy('version').execute();
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Every version of one setting, newest first. */
export function getSettingVersions(db: ContentDb, id: SettingName): Promise<SettingRow[]> {
  return db
    .selectFrom('content_settings')
    .selectAll()
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .execute();
}

export function getSettingRow(
  db: ContentDb,
  id: SettingName,
  version: number,
): Promise<SettingRow | undefined> {
  return db
    .selectFrom('content_settings')
    .selectAll()
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
}
