import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { Icon } from '#design/icons/icon.tsx';
import { TimeText } from '../../primitives/time-text/time-text.tsx';
import styles from './breaking-banner.module.css';

/**
 * Breaking news below the header; renders nothing without any. A closed banner stays closed for that story: the script
 * in the head hides it before the first paint, so it never flashes. `site/remembered.tsx` handles the button.
 */
export function BreakingBanner({ story }: { story: ContentLink | undefined }) {
  if (!story) return null;
  return (
    // A key per story: the element hidden when a reader closed the last banner must not hide the next one.
    <aside
      key={story.id}
      className={styles.banner}
      aria-label={copy.breakingNews}
      data-breaking={story.id}
      data-print="none"
    >
      <div className={`wrap ${styles.text}`}>
        <b>{copy.breaking}</b>
        <SiteLink to={story.url}>{story.promoTitle ?? story.title}</SiteLink>
        <span className={styles.time}>
          <TimeText date={story.date ?? story.datePublished} />
        </span>
        <button type="button" className={styles.close} data-dismiss>
          <Icon name="close" />
          <span className="vh">{copy.dismissBreaking}</span>
        </button>
      </div>
    </aside>
  );
}
