/** The part of the page being read: the last one that entered the middle of the window and is still there. */
export interface ReadingPlace {
  /** Parts in the middle of the window, in the order they entered. */
  inSight: readonly number[];
  current: number;
  /** Parts above the middle of the window. */
  isAbove: readonly boolean[];
  /** The same when a part was last entered; for a part added later, when it was added. */
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
  // Between two stories, or at the footer, the last one read or passed stays current.
  const current = inSight.at(-1) ?? Math.max(place.current, lastPassed);
  return { inSight, current, isAbove, wasAbove };
}

/**
 * The parts to enter between two parts. A jump down passes those between (AN-07); a part added above the window was
 * not passed.
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
