import type { CSSProperties } from 'react';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import styles from './most-read.module.css';

interface MostReadListProps {
  stories: readonly ContentLink[];
  title?: string | undefined;
}

/** Five headlines, numbered in figures that grow narrower with the rank. */
export function MostReadList({ stories, title = copy.mostRead }: MostReadListProps) {
  if (stories.length === 0) return null;
  return (
    <div data-s="trending">
      <h2 className={`hd-rail ${styles.title}`}>{title}</h2>
      <ol className={styles.list}>
        {stories.slice(0, 5).map((story, index) => (
          <li key={story.id} style={{ '--rank': index } as CSSProperties}>
            <b aria-hidden="true">{index + 1}</b>
            <SiteLink className={`hd-5 ${styles.link}`} to={story.url}>
              {story.promoTitle ?? story.title}
            </SiteLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
