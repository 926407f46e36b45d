import { diffArrays } from 'diff';

type Equals<T> = (a: T, b: T) => boolean;

/** A part of three lists: what stood there, and what each side made of it. */
export interface MergePart<T> {
  base: readonly T[];
  ours: readonly T[];
  theirs: readonly T[];
}

/** Comparing long lists costs the square of their differences; beyond this they count as wholly different. */
const mostEdits = 2000;

/** For each entry of `base` the position of its equal in `other`, or -1. */
function positionsIn<T>(base: readonly T[], other: readonly T[], equals: Equals<T>): number[] {
  const positions: number[] = base.map(() => -1);
  const parts = diffArrays([...base], [...other], { comparator: equals, maxEditLength: mostEdits });
  if (!parts) return positions;
  let at = 0;
  let there = 0;
  for (const { added, removed, count } of parts) {
    if (added) there += count;
    else if (removed) at += count;
    else
      for (let n = 0; n < count; n += 1) {
        positions[at] = there;
        at += 1;
        there += 1;
      }
  }
  return positions;
}

/** Splits three versions of a list at the entries that all have in common. Only the parts between can differ. */
export function alignLists<T>(
  base: readonly T[],
  ours: readonly T[],
  theirs: readonly T[],
  equals: Equals<T>,
): MergePart<T>[] {
  const inOurs = positionsIn(base, ours, equals);
  const inTheirs = positionsIn(base, theirs, equals);
  const parts: MergePart<T>[] = [];
  let [from, ourFrom, theirFrom] = [0, 0, 0];
  const close = (to: number, ourTo: number, theirTo: number) => {
    const part = {
      base: base.slice(from, to),
      ours: ours.slice(ourFrom, ourTo),
      theirs: theirs.slice(theirFrom, theirTo),
    };
    if (part.base.length + part.ours.length + part.theirs.length > 0) parts.push(part);
  };
  for (let at = 0; at <= base.length; at += 1) {
    const isEnd = at === base.length;
    const ourAt = isEnd ? ours.length : (inOurs[at] ?? -1);
    const theirAt = isEnd ? theirs.length : (inTheirs[at] ?? -1);
    if (ourAt < 0 || theirAt < 0) continue;
    close(at, ourAt, theirAt);
    if (!isEnd) {
      const common = ours[ourAt] as T;
      parts.push({ base: [common], ours: [common], theirs: [common] });
    }
    [from, ourFrom, theirFrom] = [at + 1, ourAt + 1, theirAt + 1];
  }
  return parts;
}

export const equalLists = <T>(a: readonly T[], b: readonly T[], equals: Equals<T>): boolean =>
  a.length === b.length && a.every((entry, index) => equals(entry, b[index] as T));
