import type { ViewProps } from '../../page/view.ts';
import { sectionOfMetadata } from '../../primitives/section/story-section.ts';
import { SectionHead } from '../../primitives/section-head/section-head.tsx';
import { ReviewTile } from '../../story/review-tile/review-tile.tsx';
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
