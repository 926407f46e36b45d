import type { ReactNode } from 'react';
import styles from './list-part.module.css';

/** A section below the picks: a title, which the jump bar links to, and its content. */
export function ListPart({
  anchor,
  title,
  children,
}: {
  anchor: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={anchor} className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
