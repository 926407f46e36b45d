import { NeutronError } from '#content/errors.ts';
import type { ContentDb } from '../store/content-db.ts';
import type { DraftRow } from '../store/drafts.ts';

/**
 * Rejects those who count steps of another epoch. Screens and programs of earlier releases send none; that is safe only
 * where no backup was restored: there they must read the story again.
 */
export async function checkEpoch(
  db: ContentDb,
  draft: Pick<DraftRow, 'epoch'>,
  epoch: string | undefined,
): Promise<void> {
  const isSame = epoch === undefined ? !(await hasRestores(db)) : epoch === draft.epoch;
  if (!isSame) throw new NeutronError('draft_replaced', { field: 'epoch' });
}

async function hasRestores(db: ContentDb): Promise<boolean> {
  const row = await db
    .selectFrom('content_state')
    .select('value')
    .where('name', '=', 'restores')
    .executeTakeFirst();
  return Number(row?.value ?? 0) > 0;
}
