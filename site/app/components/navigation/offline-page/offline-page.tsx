import { useEffect, useState } from 'react';
import { type SavedStory, savedStories } from '#app/behaviours/offline-stories.ts';
import { offlineCopy } from '#app/copy/offline.ts';
import { copy } from '#app/copy/site.ts';
import { buttonClass } from '#design/button/button.ts';
import styles from '../error-page/error-page.module.css';

const storedHere = () => savedStories(globalThis.caches);

/** Shown in place of a page that cannot be loaded offline: the stories that can be read instead. */
export function OfflinePage({ requestCached = storedHere }: { requestCached?: () => Promise<SavedStory[]> }) {
  const [stories, setStories] = useState<readonly SavedStory[]>([]);
  useEffect(() => {
    requestCached().then(setStories, () => {});
  }, [requestCached]);
  return (
    <div className={`stage ${styles.page}`}>
      <div className={`wrap ${styles.text}`}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{offlineCopy.offline}</h1>
          <p className={styles.dek}>
            {stories.length > 0 ? offlineCopy.storiesHere(stories.length) : offlineCopy.offlineEmpty}
          </p>
          <div className={styles.buttons}>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself */}
            <a className={buttonClass('accent')} href="">
              {copy.tryAgain}
            </a>
          </div>
        </div>
        {stories.length > 0 && (
          <nav className={styles.popular} data-s="innovation" aria-label={offlineCopy.savedStories}>
            <h2>{offlineCopy.savedStories}</h2>
            <ul>
              {stories.map(({ path, title }) => (
                <li key={path}>
                  <a className="hd-5" href={path}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
