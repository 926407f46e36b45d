import { Mapping, Step } from 'prosemirror-transform';
import { storySchema } from '#content/document/schema.ts';
import type { Note, NoteAnchor } from '#content/entities/note.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getDraftRow, getStepsAfter } from '../store/drafts.ts';

/** The anchor as it is stored: where it was at a step, and whether its passage was still there. */
export type StoredAnchor = NoteAnchor & { isGone?: boolean | undefined };
type PlacedAnchor = NonNullable<Note['anchor']>;

/** Reads the steps that came after the oldest anchor once, and follows every anchor through them. */
export async function placeAnchors(
  db: ContentDb,
  n: number,
  anchors: readonly StoredAnchor[],
): Promise<Map<StoredAnchor, PlacedAnchor>> {
  if (anchors.length === 0) return new Map();
  const draft = await getDraftRow(db, n);
  const oldest = Math.min(...anchors.map(({ step }) => step));
  const batches = draft ? await getStepsAfter(db, n, oldest) : [];
  const mapping = new Mapping();
  for (const { steps } of batches)
    for (const json of steps) mapping.appendMap(Step.fromJSON(storySchema, json).getMap());
  const newest = oldest + mapping.maps.length;
  return new Map(
    anchors.map((anchor) => {
      const { from, to, step, quote, isGone = false } = anchor;
      // The draft was made again since: positions of the former one mean nothing.
      if (isGone || step > newest) return [anchor, { from: 0, to: 0, step: newest, quote, isGone: true }];
      const later = mapping.slice(step - oldest);
      const [start, end] = [later.map(from, 1), later.map(to, -1)];
      const place = end > start ? { from: start, to: end } : { from: start, to: start };
      return [anchor, { ...place, step: newest, quote, isGone: end <= start }];
    }),
  );
}
