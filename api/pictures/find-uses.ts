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
  const read = async (limit: { most?: number }) => {
    const uses = await getUses(db.kysely, source, { seenBy: seenBy(staff), ...limit });
    const rows = uses.map(({ row }) => row);
    const hidden = await hiddenStories(db.kysely, rows, staff, context.generation.directory);
    const shown = uses.filter(({ row }) => !hidden.has(row.n)).map(({ use }) => use);
    return { shown, isWhole: hidden.size === 0 };
  };
  if (most === undefined) return (await read({})).shown;
  const newest = await read({ most });
  // Those that are hidden must not take the places of others.
  return newest.isWhole ? newest.shown : (await read({})).shown.slice(0, most);
}
