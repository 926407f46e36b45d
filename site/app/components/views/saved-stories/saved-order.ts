import { minutesLeft, type RememberedStory } from '#app/behaviours/remembered/remembered-things.ts';

export const savedOrders = ['newest', 'shortest'] as const;
export type SavedOrder = (typeof savedOrders)[number];

/** Newest first is the order of the list. Shortest first counts what is left; a story of unknown length comes last. */
export function inOrder<T extends RememberedStory>(
  list: readonly T[],
  order: SavedOrder,
  shareOf: (story: T) => number,
): T[] {
  if (order === 'newest') return [...list];
  const left = (story: T) => minutesLeft(story, shareOf(story)) ?? Number.POSITIVE_INFINITY;
  return list.toSorted((a, b) => {
    const [one, other] = [left(a), left(b)];
    return one === other ? 0 : one - other;
  });
}

/** Minutes of reading that the list still holds; stories of unknown length are not counted. */
export const minutesOf = <T extends RememberedStory>(
  list: readonly T[],
  shareOf: (story: T) => number,
): number => list.reduce((sum, story) => sum + (minutesLeft(story, shareOf(story)) ?? 0), 0);
