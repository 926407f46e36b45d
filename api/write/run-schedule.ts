import type { StoryPlan as Plan } from '#content/entities/story-types.ts';
import { isNeutronError } from '#content/errors.ts';
import { takeSlot } from '#database/outbox.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { rejectFailedVersion } from '../checks/check-draft.ts';
import { trySaveDraft } from '../drafts/save-draft.ts';
import type { HandlerDeps } from '../handler.ts';
import { insertNote } from '../notes/notes.ts';
import { rejectEndedRights } from '../pictures/reject-ended-rights.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { getDueIds, getNewestVersion, getStoryRow, type StoryRow } from '../store/stories.ts';
import { cancelPublication } from './cancel-plan.ts';
import { findRow, publishNow, scheduleSub, withdrawNow } from './publish-story.ts';

/** What stops a planned publication. */
const stopping: ReadonlySet<string> = new Set(['picture_rights_ended', 'checks_failed']);

/** More wait for the next round; there are never so many. */
const atOnce = 500;

/** Called for each story that was published or withdrawn by its schedule, that could not be published, or was removed for good. */
export type OnPlanDone = (plan: Plan | 'stop' | 'remove', storyId: string) => Promise<void>;

/** Publishes every scheduled story whose time has come; one that fails does not hold up the others. */
export const publishDue = (deps: HandlerDeps, onDone?: OnPlanDone): Promise<number> =>
  runDue(
    deps,
    'publish',
    async (trx, row, moment) => {
      await trySaveDraft(trx, row, deps, { by: scheduleSub, reason: 'saved before publication' });
      // Words and pictures may have come, or its rights may have been shortened, after the story was scheduled.
      const newest = await getNewestVersion(trx, row.id);
      if (newest) {
        await rejectEndedRights(trx, newest.story, deps.now());
        if (row.has_checked_plan === 1) await rejectFailedVersion(trx, newest.story, deps);
      }
      await publishNow(trx, await findRow(trx, row.id), moment, deps);
    },
    onDone,
  );

/** Withdraws every story whose withdrawal time has come. */
export const withdrawDue = (deps: HandlerDeps, onDone?: OnPlanDone): Promise<number> =>
  runDue(deps, 'withdraw', (trx, row, moment) => withdrawNow(trx, row, moment, deps), onDone);

/**
 * Applies scheduled changes that are due, oldest first, including those missed while no process ran. Each story is one
 * transaction that checks again whether it is still due: another process or an editor may have changed it.
 */
async function runDue(
  deps: HandlerDeps,
  plan: Plan,
  work: (trx: ContentTransaction, row: StoryRow, moment: Date) => Promise<void>,
  onDone: OnPlanDone | undefined,
): Promise<number> {
  const time = deps.now().getTime();
  let done = 0;
  for (const id of await getDueIds(deps.db.kysely, plan, time, atOnce)) {
    try {
      const isDone = await deps.db.transaction(async (trx) => {
        await takeSlot(trx, deps.db.dialect);
        const row = await getStoryRow(trx, id);
        const due = row && dueTime(row, plan);
        if (!row || due === null || due === undefined || due > time) return false;
        await work(trx, row, new Date(due));
        return true;
      });
      if (!isDone) continue;
      done += 1;
      await onDone?.(plan, id);
    } catch (error) {
      // The others would fail as well, and the schedule is not well.
      if (storeFaultOf(error)) throw error;
      if (isNeutronError(error) && stopping.has(error.reason)) {
        await stopPublication(id, error.message, deps);
        await onDone?.('stop', id);
      } else if (!isNeutronError(error))
        deps.log('error', 'A story could not follow its schedule', { story: id, plan, error });
    }
  }
  if (done > 0) deps.onCommit();
  return done;
}

/** The plan is taken back, and a note on the story says why: an editor has to mend the story. */
async function stopPublication(id: string, problem: string, deps: HandlerDeps): Promise<void> {
  await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const row = await findRow(trx, id);
    if (row.state !== 'scheduled') return;
    // It is late now: home names it among what needs attention.
    if (row.due_at === null)
      await trx
        .updateTable('content_stories')
        .set({ due_at: row.publish_at })
        .where('n', '=', row.n)
        .execute();
    await cancelPublication(trx, row, deps);
    await insertNote(trx, row, { text: `Not published at its time. ${problem}`, by: scheduleSub }, deps);
  });
  deps.log('warn', 'A story was not published at its time', { story: id, problem });
  deps.onCommit();
}

function dueTime(row: StoryRow, plan: Plan): number | null {
  if (plan === 'publish') return row.state === 'scheduled' ? row.publish_at : null;
  return row.state === 'published' ? row.withdraw_at : null;
}
