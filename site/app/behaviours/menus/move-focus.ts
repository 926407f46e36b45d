/** The index a key moves to in a row of `count` items; undefined when the key has no meaning here. */
export function moveFocus(key: string, at: number, count: number, axis: 'x' | 'y'): number | undefined {
  const [back, forth] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (count === 0) return undefined;
  if (key === back) return (at - 1 + count) % count;
  if (key === forth) return (at + 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

interface LabelPlace {
  at: number;
  count: number;
  /** A label that is a link has none. */
  hasPanel: boolean;
  /** Side by side in the menu bar; otherwise below each other. */
  isBar: boolean;
}

/** What a key does on the label of a menu: opens its panel or moves to another label of the list, links included. */
export function moveFromLabel(
  key: string,
  { at, count, hasPanel, isBar }: LabelPlace,
): number | 'open' | undefined {
  if (key === 'ArrowDown' && hasPanel && (isBar || count < 2)) return 'open';
  return moveFocus(key, at, count, isBar ? 'x' : 'y');
}

/**
 * The index a key moves to across columns, at the same height or the end of a shorter one. `columns` has the column of
 * each item. Undefined when there is no column on that side.
 */
export function moveAcross(key: string, at: number, columns: readonly number[]): number | undefined {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const own = columns[at];
  if (step === 0 || own === undefined) return undefined;
  const first = columns.indexOf(own + step);
  if (first < 0) return undefined;
  return Math.min(first + at - columns.indexOf(own), columns.lastIndexOf(own + step));
}
