import type { CSSProperties } from 'react';
import styles from './read-lines.module.css';

/** How much is read, as lines: forty, of which phones show twenty-four. One element: a list has up to 200 of them. */
export function ReadLines({ share, label }: { share: number; label: string }) {
  const lit = { '--lit': Math.round(share * 40), '--lit-phone': Math.round(share * 24) } as CSSProperties;
  return <span className={styles.lines} role="img" aria-label={label} style={lit} />;
}
