import { NeutronError } from '#content/errors.ts';
import { picturesIn } from '#content/rules/images/pictures-in.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getEndedPictures } from '../store/pictures.ts';

/** A picture is not published after its rights have ended. */
export async function rejectEndedRights(db: ContentDb, story: unknown, at: Date): Promise<void> {
  const ended = await findEndedRights(db, story, at);
  if (!ended) return;
  throw new NeutronError('picture_rights_ended', {
    message: `${sentence(ended)}. Replace it, or change its rights in the library.`,
  });
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `the rights of harbor.jpg end on 2026-11-01`; undefined while all pictures of the story may be published. */
export async function findEndedRights(db: ContentDb, story: unknown, at: Date): Promise<string | undefined> {
  const [ended] = await getEndedPictures(db, [...picturesIn(story).keys()], at);
  if (!ended) return undefined;
  const day = new Date(ended.rights_until ?? 0).toISOString().slice(0, 10);
  return `the rights of ${ended.filename} end on ${day}`;
}
