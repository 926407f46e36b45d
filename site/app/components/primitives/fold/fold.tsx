import type { ReactNode } from 'react';
import { Icon } from '#design/icons/icon.tsx';
import styles from './fold.module.css';

interface FoldProps {
  /** The line that is always there; a press on it opens the rest. */
  summary: ReactNode;
  id?: string | undefined;
  /** Open from the start. */
  open?: boolean;
  className?: string | undefined;
  /** Name for tests and analytics. */
  part?: string;
  children: ReactNode;
}

/** Something behind one line. The browser opens it, so it works without scripts; on paper it is always open. */
export function Fold({ summary, id, open, className = '', part, children }: FoldProps) {
  return (
    <details id={id} className={`${styles.fold} ${className}`} open={open} data-part={part}>
      <summary>
        {summary}
        <Icon name="chevron-down" size={20} className={styles.mark} />
      </summary>
      {children}
    </details>
  );
}
