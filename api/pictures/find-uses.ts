import type { PictureUse } from '#content/entities/library-picture.ts';
import type { HandlerDeps } from '../handler.ts';
import { seenBy } from '../rights/check-story.ts';
import { hiddenStories } from '../staff-lists/hidden-stories.ts';
import { getUses } from '../store/pictures.ts';

/** The stories that show a picture and that the member of staff may see. */
export async function findUses(
  source: string,
  { db, staff, context }: HandlerDeps,
  most?: number,
): Promise<PictureUse[]> {
  const uses = await getUses(db.kysely, source, { seenBy: seenBy(staff), ...(most ? { most } : {}) });
  const rows = uses.map(({ row }) => row);
  const hidden = await hiddenStories(db.kysely, rows, staff, context.generation.directory);
  return uses.filter(({ row }) => !hidden.has(row.n)).map(({ use }) => use);
}
