/** Which part of the page is being read: the last one that came into the middle of the window and is still there. */
export interface ReadingPlace {
  /** Parts in the middle of the window, in the order in which they came. */
  inSight: readonly number[];
  current: number;
}

export const atFirstPart: ReadingPlace = { inSight: [], current: 0 };

export function movePlace(
  place: ReadingPlace,
  changes: readonly { part: number; isInSight: boolean }[],
): ReadingPlace {
  const inSight = changes.reduce<readonly number[]>((list, { part, isInSight }) => {
    const others = list.filter((other) => other !== part);
    return isInSight ? [...others, part] : others;
  }, place.inSight);
  // Between two stories, or on the footer, the last one read stays.
  return { inSight, current: inSight.at(-1) ?? place.current };
}
