import type { ExportedEntryVersion, ExportedSetting } from '../export/export-format.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { insertRows } from '../store/insert-rows.ts';
import { bumpRevision } from '../store/revisions.ts';

interface Versions {
  settings: readonly ExportedSetting[];
  entryVersions: readonly ExportedEntryVersion[];
}

/** Settings and saved versions of an export. Its settings replace those of the store, such as a name given at set-up. */
export async function restoreVersions(
  trx: ContentTransaction,
  { settings, entryVersions }: Versions,
): Promise<void> {
  const ids = [...new Set(settings.map(({ id }) => id))];
  if (ids.length > 0) await trx.deleteFrom('content_settings').where('id', 'in', ids).execute();
  await insertRows(
    trx,
    'content_settings',
    settings.map(({ id, version, value, changedAt, changedBy }) => ({
      id,
      version,
      doc: JSON.stringify(value),
      changed_at: changedAt,
      changed_by: changedBy ?? null,
    })),
  );
  await insertRows(
    trx,
    'content_entry_versions',
    entryVersions.map(({ of, id, version, entry, savedAt, savedBy }) => ({
      kind: of,
      entry_id: id,
      version,
      doc: entry === undefined ? null : JSON.stringify(entry),
      saved_at: savedAt ?? null,
      saved_by: savedBy ?? null,
    })),
  );
  if (ids.length > 0) await bumpRevision(trx, ['settings']);
}
