/** Each of them once: first what comes most often, and of equals what came first. */
export function mostOften<Item>(items: readonly Item[]): Item[] {
  return [...Map.groupBy(items, (item) => item)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([item]) => item);
}
