import { useEffect, useState, useSyncExternalStore } from 'react';
import { savedStories } from '#app/behaviours/offline-stories.ts';
import { type OnlineStore, online } from '#app/behaviours/online.ts';
import { offlineCopy } from '#app/copy/offline.ts';
import styles from './offline-notice.module.css';

interface OfflineNoticeProps {
  network?: OnlineStore;
  /** How many stories can be read without a connection. */
  countStories?: () => Promise<number>;
}

const storiesHere = async () => (await savedStories(globalThis.caches)).length;

/** Reports that the network is gone, over the page so that nothing moves, until it is back. Never server-rendered. */
export function OfflineNotice({ network = online, countStories = storiesHere }: OfflineNoticeProps) {
  const isOnline = useSyncExternalStore(network.subscribe, network.get, () => true);
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (isOnline) return;
    // Where a browser denies the cache, the notice has no number.
    countStories().then(setCount, () => setCount(undefined));
  }, [isOnline, countStories]);
  return (
    <div className={styles.place} role="status" data-print="none">
      {!isOnline && (
        <p className={styles.notice}>
          {offlineCopy.offline} {count !== undefined && offlineCopy.storiesHere(count)}
        </p>
      )}
    </div>
  );
}
