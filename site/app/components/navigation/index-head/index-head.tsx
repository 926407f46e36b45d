import type { ReactNode } from 'react';
import { Chirp } from '#design/chirp/chirp.tsx';
import styles from './index-head.module.css';

interface IndexHeadProps {
  title: string;
  description?: string | undefined;
  /** Beside the title on wide screens, below it on others. */
  children?: ReactNode;
}

/** The head of an index page with a form of its own: the title, its text, and what the form adds. */
export function IndexHead({ title, description, children }: IndexHeadProps) {
  return (
    <header className={`wrap ${styles.head}`} data-aside={children ? 'own' : undefined}>
      <div className={styles.text}>
        <h1 className={styles.title}>
          <Chirp text={title} />
        </h1>
        {children && description && <p className={styles.dek}>{description}</p>}
      </div>
      {children ?? (description && <p className={styles.dek}>{description}</p>)}
    </header>
  );
}
