import type { ReactNode } from 'react';
import { SessionNote } from '../session/session-note.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './sheet.module.css';
import { useTitle } from './use-title.ts';

interface SheetProps {
  /** The title of the tab, and of the screen unless `heading` is given. */
  title: string;
  /** What stands at the left of the top bar instead of the title. */
  heading?: ReactNode;
  /** At the right of the top bar. */
  acts?: ReactNode;
  /** The side becomes a rail: for screens that need the width. */
  hasRail?: boolean;
  /** The content has no padding. */
  isFlush?: boolean;
  /** The screen says by itself when the session has ended. */
  hasSessionNote?: boolean;
  children: ReactNode;
}

/** The sheet of paper: a top bar and the work. Every screen is one. */
export function Sheet(props: SheetProps) {
  const { title, heading, acts, hasRail = false, isFlush = false, hasSessionNote = false, children } = props;
  useTitle(title);
  return (
    <div className={styles.sheet} data-rail={hasRail}>
      <header className={styles.top}>
        {heading ?? <h1 className={styles.title}>{title}</h1>}
        {acts && <div className={styles.acts}>{acts}</div>}
      </header>
      <main id="main" tabIndex={-1} className={classNames(styles.main, isFlush && styles.flush)}>
        {!hasSessionNote && <SessionNote className={styles.note} />}
        {children}
      </main>
    </div>
  );
}
