import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { TimeText } from '../time-text/time-text.tsx';
import styles from './breaking-banner.module.css';

/** What is breaking now, under the header. Nothing when nothing is. */
export function BreakingBanner({ story }: { story: ContentLink | undefined }) {
  if (!story) return null;
  return (
    <aside className={styles.banner} aria-label={copy.breakingNews} data-print="none">
      <p className={`wrap ${styles.text}`}>
        <b>{copy.breaking}</b>
        <SiteLink to={story.url}>{story.promoTitle ?? story.title}</SiteLink>
        <span className={styles.time}>
          <TimeText date={story.date ?? story.datePublished} />
        </span>
      </p>
    </aside>
  );
}
