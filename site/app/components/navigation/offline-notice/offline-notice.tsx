import { useSyncExternalStore } from 'react';
import { type OnlineStore, online } from '#app/behaviours/online.ts';
import { copy } from '#app/copy/site.ts';
import styles from './offline-notice.module.css';

/** Reports that the network is gone, over the page so that nothing moves, until it is back. Never server-rendered. */
export function OfflineNotice({ network = online }: { network?: OnlineStore }) {
  const isOnline = useSyncExternalStore(network.subscribe, network.get, () => true);
  return (
    <div className={styles.place} role="status" data-print="none">
      {!isOnline && <p className={styles.notice}>{copy.offline}</p>}
    </div>
  );
}
