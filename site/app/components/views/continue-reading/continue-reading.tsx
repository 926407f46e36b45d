import type { CSSProperties } from 'react';
import { rememberedStarted } from '#app/behaviours/remembered/remembered-things.ts';
import { useRemembered } from '#app/behaviours/remembered/use-remembered.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { panelCopy } from '../../../copy/panels.ts';
import styles from './continue-reading.module.css';

const most = 3;

/** Stories started on this device, newest first. Renders nothing without any. */
export function ContinueReading() {
  const [started] = useRemembered(rememberedStarted);
  const stories = started.slice(0, most);
  if (stories.length === 0) return null;
  return (
    <section className={`wrap ${styles.band}`} aria-labelledby="continue-reading">
      <h2 id="continue-reading" className="hd-rail">
        {panelCopy.continueReading}
      </h2>
      <ul className={styles.list}>
        {stories.map(({ url, title, section, share }) => (
          <li key={url} data-s={section}>
            <SiteLink className={styles.story} to={url}>
              <span className="hd-5">{title}</span>
              <span className={styles.share}>{panelCopy.readShare(Math.round(share * 100))}</span>
              <span
                className={styles.line}
                style={{ '--share': share } as CSSProperties}
                aria-hidden="true"
              />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
