import type { StoryWork, WorkChange } from '#content/entities/story-work.ts';
import { NeutronError } from '#content/errors.ts';
import { checkStageMove, defaultStages } from '#content/rules/stages/stages.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import { checkStory } from '../rights/check-story.ts';
import { checkAssignee } from '../rights/colleagues.ts';
import { relistStory } from '../staff-lists/write-lists.ts';
import type { StoryRow } from '../store/stories.ts';

/** Changes the work on a story; answers with what it was before. */
export async function planStory(id: string, change: WorkChange, deps: HandlerDeps): Promise<StoryWork> {
  if (Object.values(change).every((value) => value === undefined))
    throw new NeutronError('bad_body', { message: 'Say what to change: stage, assignee, dueAt or priority' });
  if (change.assignee) await checkAssignee(change.assignee, deps);
  const at = deps.now();
  const before = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const row = await checkStory('plan', id, deps, trx);
    if (change.stage !== undefined) checkStage(row.stage, change.stage, deps);
    const values = columnsOf(change);
    const isChange = Object.entries(values).some(([name, value]) => value !== row[name as keyof StoryRow]);
    if (isChange) {
      await trx.updateTable('content_stories').set(values).where('n', '=', row.n).execute();
      await relistStory(trx, row.n);
      await appendEvent(trx, deps.db.dialect, { kind: 'work', entity: row.type, entityId: id, keys: [], at });
    }
    return workOf(row);
  });
  deps.onCommit();
  return before;
}

function checkStage(
  from: string | null,
  to: string | null,
  { publication, staff, roles }: HandlerDeps,
): void {
  if (!staff) throw new NeutronError('token_missing');
  const move = checkStageMove(publication.stages ?? defaultStages, from, to, staff, roles);
  if (move.ok) return;
  const { message } = move;
  if (move.reason === 'right') throw new NeutronError('right_missing', { right: move.right, message });
  throw new NeutronError(move.reason === 'unknown' ? 'bad_body' : 'state_conflict', {
    field: 'stage',
    message,
  });
}

function columnsOf({ stage, assignee, dueAt, priority }: WorkChange): Partial<StoryRow> {
  return {
    ...(stage === undefined ? {} : { stage }),
    ...(assignee === undefined ? {} : { assignee }),
    ...(dueAt === undefined ? {} : { due_at: dueAt === null ? null : Date.parse(dueAt) }),
    ...(priority === undefined ? {} : { priority }),
  };
}

const workOf = ({ stage, assignee, due_at, priority }: StoryRow): StoryWork => ({
  stage,
  assignee,
  dueAt: due_at === null ? null : new Date(Number(due_at)).toISOString(),
  priority,
});
