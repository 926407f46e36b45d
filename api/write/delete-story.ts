import { NeutronError } from '#content/errors.ts';
import { deletedMilliseconds } from '#content/limits.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import { staffScope } from '../lists/staff-totals.ts';
import { relistStory } from '../staff-lists/write-lists.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { changeTotals } from '../store/scopes.ts';
import { getAnyStoryRow, type StoryRow } from '../store/stories.ts';
import { stateBefore } from './cancel-plan.ts';
import { changeState, findRow, withdrawNow } from './publish-story.ts';
import { removeStory } from './remove-story.ts';
import type { OnPlanDone } from './run-schedule.ts';

/** The story is in the trash: readers see it no more, and no call knows it but the list of deleted stories. */
export async function deleteStory(id: string, deps: HandlerDeps): Promise<StoryRow> {
  const now = deps.now();
  const deleted = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    await endPublication(trx, await findRow(trx, id), deps, now);
    const row = await findRow(trx, id);
    const values = { deleted_at: now.getTime(), deleted_by: deps.staff?.sub ?? null };
    await trx.updateTable('content_stories').set(values).where('n', '=', row.n).execute();
    await changeTotals(trx, { [staffScope(row.state, row.type)]: -1 });
    await relistStory(trx, row.n);
    const event = { kind: 'deleted', entity: row.type, entityId: id, keys: [], at: now };
    await appendEvent(trx, deps.db.dialect, event);
    return { ...row, ...values };
  });
  deps.onCommit();
  return deleted;
}

/** What readers see is withdrawn; what they were to see is cancelled. */
async function endPublication(
  trx: ContentTransaction,
  row: StoryRow,
  deps: HandlerDeps,
  now: Date,
): Promise<void> {
  if (row.published_version !== null) await withdrawNow(trx, row, now, deps);
  else if (row.state === 'scheduled')
    await changeState(trx, row, stateBefore(row), {
      publish_at: null,
      withdraw_at: null,
      has_embargo: 0,
      has_checked_plan: 0,
    });
}

/** Puts a story back as it was; one that was published comes back withdrawn. */
export async function undeleteStory(id: string, deps: HandlerDeps): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const row = await getAnyStoryRow(trx, id);
    if (!row) throw new NeutronError('not_found', { field: 'id' });
    if (row.deleted_at === null)
      throw new NeutronError('state_conflict', { message: 'The story is not deleted' });
    const values = { deleted_at: null, deleted_by: null };
    await trx.updateTable('content_stories').set(values).where('n', '=', row.n).execute();
    await changeTotals(trx, { [staffScope(row.state, row.type)]: 1 });
    await relistStory(trx, row.n);
    const event = { kind: 'undeleted', entity: row.type, entityId: id, keys: [], at: now };
    await appendEvent(trx, deps.db.dialect, event);
  });
  deps.onCommit();
}

/** More wait for the next round. */
const atOnce = 100;

/** Removes for good the stories that were deleted thirty days ago; returns how many. */
export async function removeDeleted(deps: HandlerDeps, onDone?: OnPlanDone): Promise<number> {
  const before = deps.now().getTime() - deletedMilliseconds;
  const due = await deps.db.kysely
    .selectFrom('content_stories')
    .select('id')
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(atOnce)
    .execute();
  for (const { id } of due) {
    const isDone = await deps.db.transaction(async (trx) => {
      await takeSlot(trx, deps.db.dialect);
      const row = await getAnyStoryRow(trx, id);
      if (!row || row.deleted_at === null || Number(row.deleted_at) > before) return false;
      await removeStory(trx, row, deps.context.generation.directory, deps.now());
      await forgetImport(trx, id);
      await deps.undoParts?.comments?.removeThreads(trx, [id]);
      return true;
    });
    if (isDone) await onDone?.('remove', id);
  }
  // The vocabulary keeps words that no document has any more; some may be known from this story alone.
  if (due.length > 0)
    await deps.db.kysely.deleteFrom('content_search_words').where('documents', '<=', 0).execute();
  return due.length;
}

/** The report of an import keeps that there was a story, without its title. Imported again, it is a new one. */
async function forgetImport(trx: ContentTransaction, id: string): Promise<void> {
  await trx.deleteFrom('content_sources').where('kind', '=', 'story').where('target_id', '=', id).execute();
  await trx
    .updateTable('content_import_entries')
    .set({ title: 'a deleted story' })
    .where('kind', '=', 'story')
    .where('target_id', '=', id)
    .execute();
}
