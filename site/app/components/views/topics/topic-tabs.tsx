import { indexPageCopy } from '#app/copy/index-pages.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { topicListingPath, topicListingTabs } from '#content/rules/topic-listing.ts';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import styles from './topics.module.css';

/** The topics by letter, the newest, and the special features. */
export function TopicTabs({ current }: { current: string }) {
  return (
    <nav className={styles.tabs} aria-label={indexPageCopy.topicListing}>
      <div className="wrap">
        <div className={`${chipsClass} scroll-x`}>
          {topicListingTabs.map(({ slug, label }) => (
            <SiteLink
              key={slug}
              className={chipClass}
              to={topicListingPath(slug)}
              aria-current={slug === current ? 'page' : undefined}
            >
              {label}
            </SiteLink>
          ))}
        </div>
      </div>
    </nav>
  );
}
