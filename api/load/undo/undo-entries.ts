import type { ImportKind } from '#content/entities/import-run.ts';
import type { ContentDb, ContentTransaction } from '../../store/content-db.ts';
import type { ImportEntryRow } from '../../store/import-runs.ts';

/** What a run added, or changed, and an undo has not looked at yet. */
export async function getOpenEntries(
  db: ContentDb,
  run: number,
  kind: ImportKind,
  limit: number,
  outcome: 'added' | 'changed' = 'added',
): Promise<ImportEntryRow[]> {
  return db
    .selectFrom('content_import_entries')
    .selectAll()
    .where('run_n', '=', run)
    .where('kind', '=', kind)
    .where('outcome', '=', outcome)
    .where('undone', 'is', null)
    .orderBy('source_id')
    .limit(limit)
    .execute();
}

export async function countOpenEntries(db: ContentDb, run: number): Promise<number> {
  const row = await db
    .selectFrom('content_import_entries')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('run_n', '=', run)
    .where('outcome', '=', 'added')
    .where('undone', 'is', null)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

export const markRemoved = (
  trx: ContentTransaction,
  run: number,
  kind: ImportKind,
  sourceIds: readonly string[],
): Promise<void> => markUndone(trx, run, kind, sourceIds, 'removed');

export async function markUndone(
  trx: ContentTransaction,
  run: number,
  kind: ImportKind,
  sourceIds: readonly string[],
  undone: 'removed' | 'restored',
): Promise<void> {
  if (sourceIds.length === 0) return;
  await trx
    .updateTable('content_import_entries')
    .set({ undone })
    .where('run_n', '=', run)
    .where('kind', '=', kind)
    .where('source_id', 'in', sourceIds)
    .execute();
}

export async function markLeft(
  trx: ContentTransaction,
  { run_n, kind, source_id }: Pick<ImportEntryRow, 'run_n' | 'kind' | 'source_id'>,
  because: string,
): Promise<void> {
  await trx
    .updateTable('content_import_entries')
    .set({ undone: 'left', left_because: because })
    .where('run_n', '=', run_n)
    .where('kind', '=', kind)
    .where('source_id', '=', source_id)
    .execute();
}

/** Redirects and comments of a story have its fate. */
export async function markOwned(
  trx: ContentTransaction,
  run: number,
  kinds: readonly ImportKind[],
  storyIds: readonly string[],
  fate: { undone: 'removed' | 'left'; left_because: string | null },
): Promise<void> {
  if (storyIds.length === 0) return;
  await trx
    .updateTable('content_import_entries')
    .set(fate)
    .where('run_n', '=', run)
    .where('kind', 'in', kinds)
    .where('owner_id', 'in', storyIds)
    .where('outcome', '=', 'added')
    .where('undone', 'is', null)
    .execute();
}
