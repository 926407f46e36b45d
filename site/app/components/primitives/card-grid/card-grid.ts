import type { CSSProperties } from 'react';
import styles from './card-grid.module.css';
import { columnsFor } from './columns.ts';

interface CardGridSpace {
  /** Columns on the widest screens, on medium ones, and on the narrowest. */
  most: 3 | 4;
  between?: 3 | 4;
  least?: 1 | 2;
}

/** Props that make an element a grid of `count` cards. A last card that would be alone takes its whole row. */
export function cardGrid(count: number, { most, between = 3, least = 2 }: CardGridSpace) {
  const tablet = columnsFor(count, between);
  const wide = columnsFor(count, most);
  const alone = [
    least === 2 && count % least === 1 && 'phone',
    count % tablet === 1 && 'tablet',
    count % wide === 1 && 'wide',
  ].filter(Boolean);
  return {
    className: styles.grid,
    style: { '--phone': least, '--tablet': tablet, '--wide': wide } as CSSProperties,
    'data-alone': alone.join(' ') || undefined,
  };
}
