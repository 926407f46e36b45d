const amount = /-?\d[\d,]{0,20}(?:\.\d{1,10})?/;

/** The first number of a cell as editors write it in English: `$1,720`, `18.5 kWh`. */
function amountIn(cell: string): number {
  const [found] = amount.exec(cell) ?? [];
  return found === undefined ? 0 : Math.abs(Number(found.replaceAll(',', '')));
}

/** Each row's number in a column as a share of the largest, from 0 to 1. None if the column has no numbers. */
export function lineShares(rows: readonly (readonly string[])[], column: number): number[] {
  const amounts = rows.map((row) => amountIn(row[column] ?? ''));
  const most = Math.max(0, ...amounts);
  return most === 0 ? [] : amounts.map((value) => value / most);
}
