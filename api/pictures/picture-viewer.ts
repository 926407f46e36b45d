import { hasRight } from '#content/rules/rights/may-do.ts';
import type { HandlerDeps } from '../handler.ts';
import { allHiddenStories } from '../staff-lists/hidden-stories.ts';
import type { ContentDb } from '../store/content-db.ts';
import type { PictureViewer } from '../store/pictures.ts';

/** The limits of the pictures that the caller may see; undefined if all of them. */
export async function pictureViewer(
  { db: { kysely }, staff, context }: Pick<HandlerDeps, 'db' | 'staff' | 'context'>,
  db: ContentDb = kysely,
): Promise<PictureViewer | undefined> {
  if (!staff) return undefined;
  const hidden = await allHiddenStories(db, staff, context.generation.directory);
  const seesAll = hasRight(staff, 'see-all');
  return seesAll && hidden.size === 0 ? undefined : { sub: staff.sub, seesAll, hidden: [...hidden] };
}
