import type { ReactNode } from 'react';
import styles from './meta.module.css';

/** The byline under a headline: author, length, date. Empty entries are left out. */
export function Meta({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <p className={className ? `${styles.meta} ${className}` : styles.meta}>{children}</p>;
}
