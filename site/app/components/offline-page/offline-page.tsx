import { useEffect, useState } from 'react';
import { type KeptStory, keptStories } from '#app/behaviours/kept-stories.ts';
import { offlineCopy } from '#app/components/offline-page/offline-copy.ts';
import { copy } from '#app/copy.ts';
import { buttonClass } from '#design/button/button.ts';
import styles from '../error-page/error-page.module.css';

const keptHere = () => keptStories(globalThis.caches);

/** What stands in place of a page that cannot be had without a connection: what can be read instead. */
export function OfflinePage({ askKept = keptHere }: { askKept?: () => Promise<KeptStory[]> }) {
  const [stories, setStories] = useState<readonly KeptStory[]>([]);
  useEffect(() => {
    askKept().then(setStories, () => {});
  }, [askKept]);
  return (
    <div className={`stage ${styles.page}`}>
      <div className={`wrap ${styles.text}`}>
        <div className={styles.words}>
          <p className={styles.kind}>{offlineCopy.offlineTitle}</p>
          <h1 className={styles.heading}>{offlineCopy.offlineHeading}</h1>
          <p className={styles.dek}>
            {stories.length > 0 ? offlineCopy.offlineText : offlineCopy.offlineEmpty}
          </p>
          <div className={styles.buttons}>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself */}
            <a className={buttonClass('accent')} href="">
              {copy.tryAgain}
            </a>
          </div>
        </div>
        {stories.length > 0 && (
          <nav className={styles.popular} data-s="innovation" aria-label={offlineCopy.keptStories}>
            <h2>{offlineCopy.keptStories}</h2>
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
