import type { ReactNode } from 'react';
import styles from './meta.module.css';

/** The quiet line under a headline: who, how long, when. Empty entries leave no line behind. */
export function Meta({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <p className={className ? `${styles.meta} ${className}` : styles.meta}>{children}</p>;
}
