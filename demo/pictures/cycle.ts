/** The item at `index` of a list that repeats for ever, so a drawing may count past the end of its colors. */
export function cycle<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('cannot cycle through an empty list');
  return item;
}
