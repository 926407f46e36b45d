import { draftListing } from '#content/limits.ts';
import { takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import { getUnlistedDrafts, type UnlistedDraft, updateDraft } from '../store/drafts.ts';
import { getRowByNumber } from '../store/stories.ts';
import { listDraft } from './list-draft.ts';
import { findDraft } from './open-draft.ts';

/**
 * Lists the working copies in which writing has paused; whether others wait for a pause. What waits is in the store: where
 * the process that took a step ends, the next one that looks lists it.
 */
export async function listPaused(deps: HandlerDeps): Promise<boolean> {
  const time = deps.now().getTime();
  const waiting = await getUnlistedDrafts(deps.db.kysely);
  const due = waiting.filter((draft) => isDue(draft, time, deps));
  for (const { story_n } of due)
    try {
      await listNow(story_n, deps);
    } catch (error) {
      deps.log('warn', 'a working copy could not be listed', { story: story_n, error });
      // The next change tries again. If the store itself fails, so does this.
      await updateDraft(deps.db.kysely, story_n, { unlisted_since: null });
    }
  return waiting.length > due.length;
}

/** A process without the document in memory reads the whole of it: it leaves the work to the one that has it. */
function isDue(draft: UnlistedDraft, time: number, { documents }: HandlerDeps): boolean {
  const pause = documents.find(draft)
    ? draftListing.pauseMilliseconds
    : draftListing.otherProcessMilliseconds;
  return time - draft.changed_at >= pause || time - draft.unlisted_since >= draftListing.longestMilliseconds;
}

/** Without waiting for a pause: the last tab was closed. */
export async function listNow(n: number, deps: HandlerDeps): Promise<void> {
  const waiting = await getUnlistedDrafts(deps.db.kysely, n);
  if (waiting.length === 0) return;
  await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const story = await getRowByNumber(trx, n);
    const draft = story && (await findDraft(trx, story, deps));
    if (!draft) return;
    if (draft.row.is_ahead === 1) await listDraft(trx, story, draft, deps);
    else await updateDraft(trx, n, { unlisted_since: null });
  });
  deps.onCommit();
}
