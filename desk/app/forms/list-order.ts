/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const isPlace = (index: number) => index >= 0 && index < list.length;
  if (!isPlace(from) || !isPlace(to)) return [...list];
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The list with one entry more; a place beyond its end is its end. */
export const inserted = <T>(list: readonly T[], at: number, entry: T): T[] =>
  list.toSpliced(Math.min(at, list.length), 0, entry);
