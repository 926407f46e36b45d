import type { ReactNode } from 'react';
import styles from './list-part.module.css';

/** What stands below the picks: a name, which the jump bar leads to, and its content. */
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
