import type { StoryPlan, StoryState } from '#content/entities/story-types.ts';
import { NeutronError } from '#content/errors.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import type { StoryRow } from '../store/stories.ts';
import { changeState, findRow } from './publish-story.ts';

/** Takes one plan back and leaves everything else, above all what readers see. */
export async function cancelPlan(id: string, plan: StoryPlan, deps: HandlerDeps): Promise<void> {
  await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const row = await findRow(trx, id);
    if (plan === 'publish') return cancelPublication(trx, row, deps);
    if (row.withdraw_at === null) throw nothingPlanned();
    await changeState(trx, row, row.state, { withdraw_at: null });
    await announce(trx, row, deps);
  });
  deps.onCommit();
}

/** The story is again in the state that it had before it was scheduled. */
export async function cancelPublication(
  trx: ContentTransaction,
  row: StoryRow,
  deps: HandlerDeps,
): Promise<void> {
  if (row.state !== 'scheduled') throw nothingPlanned();
  const state = stateBefore(row);
  // Only what readers see can go; the plan to take it back would be a trap for the next time it comes.
  const alsoCancelled = state === 'published' ? {} : { withdraw_at: null };
  await changeState(trx, row, state, {
    publish_at: null,
    has_embargo: 0,
    has_checked_plan: 0,
    ...alsoCancelled,
  });
  await announce(trx, row, deps);
}

const announce = (trx: ContentTransaction, { type, id }: StoryRow, { db, now }: HandlerDeps) =>
  appendEvent(trx, db.dialect, { kind: 'unscheduled', entity: type, entityId: id, keys: [], at: now() });

const nothingPlanned = () =>
  new NeutronError('state_conflict', { field: 'plan', message: 'Nothing of this kind is planned' });

/** The state of a story before it was scheduled. */
export function stateBefore({ published_version, published_at }: StoryRow): StoryState {
  if (published_version !== null) return 'published';
  return published_at === null ? 'draft' : 'withdrawn';
}
