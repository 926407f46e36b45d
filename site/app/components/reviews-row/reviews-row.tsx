import type { ViewProps } from '../page-body/view.ts';
import { ReviewTile } from '../review-tile/review-tile.tsx';
import { sectionOfMetadata } from '../section/story-section.ts';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './reviews-row.module.css';

/** Four reviews side by side; on small screens a row to swipe. */
export function ReviewsRow({ component }: ViewProps<'ContentList'>) {
  const { data, items, metadata } = component;
  if (items.length === 0) return null;
  const section = sectionOfMetadata(metadata) ?? 'tech';
  return (
    <section className={`panel ${styles.band}`} data-s={section}>
      <div className="wrap">
        <SectionHead {...data} section={section} />
        <div className={`scroll-x ${styles.row}`}>
          {items.map((story) => (
            <ReviewTile key={story.id} story={story} />
          ))}
        </div>
      </div>
    </section>
  );
}
