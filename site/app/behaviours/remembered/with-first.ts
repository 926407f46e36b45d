/** The list with the item in front and no second of the same kind; the oldest falls off. */
export function withFirst<T>(
  list: readonly T[],
  item: T,
  most: number,
  isSame: (a: T, b: T) => boolean,
): T[] {
  return [item, ...list.filter((other) => !isSame(other, item))].slice(0, most);
}
