import type { CSSProperties } from 'react';
import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { AdSlot } from '../skybox/skybox.tsx';
import styles from './most-read.module.css';

/** What people read, numbered in figures that grow narrower with the rank. */
export function MostRead({ component, page }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <div className={`wrap ${styles.rail}`} data-s="trending">
      <h2 className={`hd-rail ${styles.title}`}>{data.title ?? copy.mostRead}</h2>
      <ol className={styles.list}>
        {items.slice(0, 5).map((story, index) => (
          <li key={story.id} style={{ '--rank': index } as CSSProperties}>
            <b aria-hidden="true">{index + 1}</b>
            <SiteLink className={`hd-5 ${styles.link}`} to={story.url}>
              {story.promoTitle ?? story.title}
            </SiteLink>
          </li>
        ))}
      </ol>
      {page.pageType !== 'article' && (
        <div className={styles.ad}>
          <AdSlot size="mpu" />
        </div>
      )}
    </div>
  );
}
