import type { ViewProps } from '../../page/view.ts';
import { sectionOfMetadata } from '../../primitives/section/story-section.ts';
import { SectionHead } from '../../primitives/section-head/section-head.tsx';
import { StoryCard } from '../../story/story-card/story-card.tsx';
import styles from './section-feature.module.css';

/** A section with one large story and four beside it. */
export function SectionFeature({ component, priority }: ViewProps<'ContentList'>) {
  const { data, items, metadata } = component;
  const [first, ...others] = items;
  if (!first) return null;
  const section = sectionOfMetadata(metadata);
  return (
    <section className="band" data-s={section}>
      <div className="wrap">
        <SectionHead {...data} section={section} />
        <div className={`grid ${styles.grid}`}>
          <div className={styles.first}>
            <StoryCard story={first} size="l" ratio="16/9" priority={priority} />
          </div>
          <div className={styles.others}>
            {others.slice(0, 4).map((story) => (
              <StoryCard key={story.id} story={story} size="m" sizes="(min-width: 64rem) 18vw, 46vw" />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
