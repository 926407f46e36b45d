/** Distinct values, the most frequent first; equals keep their order. */
export function mostOften<Item>(items: readonly Item[]): Item[] {
  return [...Map.groupBy(items, (item) => item)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([item]) => item);
}
