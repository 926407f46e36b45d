import type { Database } from '#database/connect.ts';
import { takeSlot } from '#database/outbox.ts';
import { getStepsAfter } from '../store/drafts.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { isFilled, setFilled } from './fill-state.ts';
import { addDraftUses } from './picture-uses.ts';

const stateName = 'draft_pictures';
const draftsAtOnce = 250;

/**
 * Records the pictures of working copies that are older than their table: of every field that was changed, and of the steps
 * that no version contains. Two processes that start together fill it once.
 */
export async function ensureDraftPictures(db: Database<ContentTables>): Promise<void> {
  if (await isFilled(db.kysely, stateName)) return;
  await db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    if (await isFilled(trx, stateName)) return;
    for (let last = 0; ; ) {
      const rows = await trx
        .selectFrom('content_drafts')
        .select(['story_n', 'fields', 'base_step'])
        .where('is_ahead', '=', 1)
        .where('story_n', '>', last)
        .orderBy('story_n')
        .limit(draftsAtOnce)
        .execute();
      for (const { story_n, fields, base_step } of rows) {
        const n = Number(story_n);
        await addDraftUses(trx, n, JSON.parse(fields));
        for (const { steps } of await getStepsAfter(trx, n, base_step)) await addDraftUses(trx, n, steps);
      }
      if (rows.length < draftsAtOnce) break;
      last = Number(rows.at(-1)?.story_n);
    }
    await setFilled(trx, stateName);
  });
}
