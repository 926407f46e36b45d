import type { ReactNode } from 'react';

/** So many rows are laid out at a time: few enough for one frame of a phone. */
const rowsAtOnce = 3;

/** Rows below the first screen: they are laid out when a reader comes near or has time (`draw-late-bands.ts`). */
export function LateRows({ rows }: { rows: readonly ReactNode[] }) {
  const groups = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) => ({
    from: index * rowsAtOnce,
    some: rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  }));
  return groups.map(({ from, some }) => (
    <div key={from} data-late="">
      {some}
    </div>
  ));
}
