import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-paths.ts';
import styles from './parts.module.css';

interface BoxProps {
  title: string;
  /** The field of the story, or several; missing where its parts have their own. */
  field?: string;
  icon: IconName;
  /** At the right of the head. */
  aside?: ReactNode;
  /** What is wrong with the field, by the server. */
  problem?: string | undefined;
  children: ReactNode;
}

/** A part of the story that is no text, in the column of the text. */
export function Box({ title, field, icon, aside, problem, children }: BoxProps) {
  return (
    <section className={styles.box} aria-label={title} data-field={field}>
      <header className={styles.head}>
        <Icon name={icon} size={14} />
        <h2>{title}</h2>
        <span className={styles.aside}>{aside}</span>
      </header>
      <div className={styles.body}>
        {children}
        {problem && <p role="alert">{problem}</p>}
      </div>
    </section>
  );
}
