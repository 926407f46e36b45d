/** Rows before the first ad of a list, rows between two of them, and rows that must still follow. */
const first = 3;
const between = 8;
const beforeEnd = 2;

/** Whether an ad comes before this row of a list. */
export function hasAdBefore(index: number, count: number): boolean {
  return index >= first && (index - first) % between === 0 && count - index >= beforeEnd;
}
