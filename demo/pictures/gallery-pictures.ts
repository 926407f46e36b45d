import { cycle } from './cycle.ts';
import type { FramingName } from './framings.ts';
import { type Picture, VISIT_TOPIC } from './picture.ts';

/** What a caption speaks of: the subject in some framing, or something every place has (a drawing of `motifs/visits.ts`). */
export type Sees = FramingName | `visit/${number}`;

const suits = (sees: Sees, { topic, framing, drawing }: Picture): boolean =>
  topic === VISIT_TOPIC ? sees === `visit/${drawing}` : sees === framing;

/**
 * A picture for each caption of a gallery, no picture twice. A caption that finds nothing of its own takes what the
 * others leave; `number` turns the colors, so that two galleries do not have lunch at the same table.
 */
export function galleryPictures(
  captions: readonly Sees[],
  scenes: { subject: readonly Picture[]; visits: readonly Picture[] },
  number: number,
): (Picture | undefined)[] {
  const free = new Set([...scenes.subject, ...scenes.visits]);
  const take = (picture: Picture | undefined): Picture | undefined => {
    if (picture) free.delete(picture);
    return picture;
  };
  const fitting = captions.map((sees) => {
    const left = [...free].filter((picture) => suits(sees, picture));
    return left.length > 0 ? take(cycle(left, number)) : undefined;
  });
  return fitting.map((picture) => picture ?? take(scenes.subject.find((scene) => free.has(scene))));
}
