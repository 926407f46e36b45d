import type { ViewProps } from '../../page/view.ts';
import { AdSlot } from '../../primitives/ad-slot/ad-slot.tsx';
import { sectionOfMetadata } from '../../primitives/section/story-section.ts';
import { SectionHead } from '../../primitives/section-head/section-head.tsx';
import { StoryCard } from '../../story/story-card/story-card.tsx';
import styles from './section-list.module.css';

/** A section in words: six headlines with a sentence each, and a quiet place beside them. */
export function SectionList({ component }: ViewProps<'ContentList'>) {
  const { data, items, metadata } = component;
  if (items.length === 0) return null;
  const section = sectionOfMetadata(metadata);
  return (
    <section className="band" data-s={section}>
      <div className="wrap">
        <SectionHead {...data} section={section} />
        <div className="grid">
          <div className={styles.list}>
            {items.slice(0, 6).map((story) => (
              <StoryCard key={story.id} story={story} size="xs" look="4" withDek />
            ))}
          </div>
          <div className={styles.side}>
            <AdSlot space="mpu" place="rail" />
          </div>
        </div>
      </div>
    </section>
  );
}
