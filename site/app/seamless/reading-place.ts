/** Which part of the page is being read: the last one that came into the middle of the window and is still there. */
export interface ReadingPlace {
  /** Parts in the middle of the window, in the order in which they came. */
  inSight: readonly number[];
  current: number;
  /** Which parts are above the middle of the window. */
  isAbove: readonly boolean[];
  /** The same when a part was last entered; of a part that was added later, when it was added. */
  wasAbove: readonly boolean[];
}

export const atFirstPart: ReadingPlace = { inSight: [], current: 0, isAbove: [], wasAbove: [] };

export function movePlace(
  place: ReadingPlace,
  changes: readonly { part: number; isInSight: boolean }[],
  isAbove: readonly boolean[],
): ReadingPlace {
  const inSight = changes.reduce<readonly number[]>((list, { part, isInSight }) => {
    const others = list.filter((other) => other !== part);
    return isInSight ? [...others, part] : others;
  }, place.inSight);
  const wasAbove = isAbove.map((now, part) => place.wasAbove[part] ?? now);
  const lastPassed = isAbove.findLastIndex((now, part) => now && !wasAbove[part]);
  // Between two stories, or on the footer, the last one read or passed stays.
  const current = inSight.at(-1) ?? Math.max(place.current, lastPassed);
  return { inSight, current, isAbove, wasAbove };
}

/**
 * The parts to enter on the way from one to another. A jump down passes those between (AN-07); a part that was added
 * above the window was not passed.
 */
export function partsOnTheWay(
  { wasAbove }: Pick<ReadingPlace, 'wasAbove'>,
  from: number,
  to: number,
): { part: number; isFromAbove: boolean }[] {
  const between = Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index);
  return [
    ...between.filter((part) => !wasAbove[part]).map((part) => ({ part, isFromAbove: true })),
    { part: to, isFromAbove: to > from && !wasAbove[to] },
  ];
}
