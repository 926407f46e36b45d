/** Neighbors with the same key, in order. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups: [string, T[]][] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last?.[0] === key) last[1].push(item);
    else groups.push([key, [item]]);
  }
  return groups;
}
