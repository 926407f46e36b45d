import { type ReactNode, useId } from 'react';
import { copy } from '#app/copy/site.ts';
import styles from './video-tabs.module.css';

interface VideoTab {
  name: string;
  content: ReactNode;
}

/** One of several lists at a time. Radio buttons do it, so it works before and without scripts. */
export function VideoTabs({ tabs }: { tabs: readonly VideoTab[] }) {
  const group = useId();
  if (tabs.length === 0) return null;
  return (
    <fieldset className={styles.tabs}>
      <legend className="vh">{copy.aboutThisVideo}</legend>
      {tabs.map(({ name }, index) => (
        <label key={name} className={styles.tab}>
          <input type="radio" name={group} defaultChecked={index === 0} />
          <span>{name}</span>
        </label>
      ))}
      {tabs.map(({ name, content }) => (
        <section key={name} className={styles.panel} aria-label={name}>
          {content}
        </section>
      ))}
    </fieldset>
  );
}
