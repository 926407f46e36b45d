import type { PictureFields } from '#content/entities/library-picture.ts';
import type { HandlerDeps } from '../handler.ts';
import { requireRight } from '../rights/check-story.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { isUsedByOthers } from '../store/pictures.ts';
import { findEntryUses } from './entry-uses.ts';
import type { PictureRow } from './picture-row.ts';

/**
 * A picture whose rights have ended stops every publication that shows it. Where that is the work of other people, only those
 * end rights who may change that work.
 */
export async function rejectEnding(
  trx: ContentTransaction,
  row: PictureRow,
  { rights }: PictureFields,
  deps: HandlerDeps,
): Promise<void> {
  const now = deps.now().getTime();
  const hasEnded = (until: number | null) => until !== null && until <= now;
  const until = rights.until === undefined ? null : Date.parse(rights.until);
  if (!hasEnded(until) || hasEnded(row.rights_until)) return;
  const isOfOthers =
    (await isUsedByOthers(trx, row.source, deps.staff?.sub ?? '')) ||
    (await findEntryUses(trx, row.source)).length > 0;
  if (isOfOthers) requireRight('edit-all', deps);
}
