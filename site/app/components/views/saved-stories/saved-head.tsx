import type { ReactNode } from 'react';
import type { RememberedStory } from '#app/behaviours/remembered/remembered-things.ts';
import { savedCopy as words } from '#app/copy/saved.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Chirp } from '#design/chirp/chirp.tsx';
import { tickClass } from '#design/tick/tick.tsx';
import { ReadProgress } from './read-progress.tsx';
import styles from './saved-head.module.css';

/** The title, one sentence about the list, and beside it the story to go on with. */
export function SavedHead({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>
          <Chirp text={words.title} />
        </h1>
        <p className={styles.dek}>{text}</p>
      </div>
      {children}
    </header>
  );
}

/** The newest story that was begun and not finished. */
export function GoOnReading({ story, share }: { story: RememberedStory; share: number }) {
  return (
    <SiteLink className={`stage ${styles.card}`} to={story.url} data-s={story.section}>
      {story.picture && <img src={story.picture} alt="" width="740" height="416" />}
      <span className={styles.text}>
        <span className={tickClass}>{words.goOnReading}</span>
        <b dir="auto">{story.title}</b>
        <ReadProgress story={story} share={share} />
      </span>
    </SiteLink>
  );
}
