/** Splits items into columns in order; the first columns are one longer when the division has a remainder. */
export function splitColumns<T>(items: readonly T[], count: number): T[][] {
  const columns: T[][] = [];
  let from = 0;
  for (let left = count; left > 0; left--) {
    const size = Math.ceil((items.length - from) / left);
    columns.push(items.slice(from, from + size));
    from += size;
  }
  return columns.filter((column) => column.length > 0);
}
