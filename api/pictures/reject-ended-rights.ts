import { NeutronError } from '#content/errors.ts';
import { picturesIn } from '#content/rules/images/pictures-in.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getEndedPictures } from '../store/pictures.ts';

/** A picture is not published after its rights have ended. */
export async function rejectEndedRights(db: ContentDb, story: unknown, at: Date): Promise<void> {
  const [ended] = await getEndedPictures(db, [...picturesIn(story).keys()], at);
  if (!ended) return;
  const day = new Date(ended.rights_until ?? 0).toISOString().slice(0, 10);
  throw new NeutronError('picture_rights_ended', {
    message: `The rights of ${ended.filename} end on ${day}. Replace it, or change its rights in the library.`,
  });
}
