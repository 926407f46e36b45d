import type { ReactNode } from 'react';

/** Rows laid out at a time: few enough for one animation frame on a phone. */
const rowsAtOnce = 3;

/**
 * Rows below the first screen: laid out when a reader comes close or the browser is idle (`render-late-bands.ts`). The
 * attribute has the number of rows, from which the style sheet reserves height (`page-body.module.css`).
 */
export function LateRows({ rows }: { rows: readonly ReactNode[] }) {
  const groups = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) => ({
    from: index * rowsAtOnce,
    some: rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  }));
  return groups.map(({ from, some }) => (
    <div key={from} data-late={some.length}>
      {some}
    </div>
  ));
}
