/** As many columns as fit, or fewer: rows are full if possible, and no card is alone in the last. */
export function columnsFor(count: number, most: number): number {
  if (count % most === 0) return most;
  if (most > 2 && count % (most - 1) === 0) return most - 1;
  for (let columns = most; columns >= 2; columns -= 1) if (count % columns !== 1) return columns;
  return most;
}
