import type { ViewProps } from '../../../components/page/view.ts';
import { cardGrid } from '../../../components/primitives/card-grid/card-grid.ts';
import { sectionOfMetadata } from '../../../components/primitives/section/story-section.ts';
import { SectionHead } from '../../../components/primitives/section-head/section-head.tsx';
import { StoryCard } from '../../../components/story/story-card/story-card.tsx';
import styles from './video-shelf.module.css';

/** Videos of one kind on a dark stage, without further pages. */
export function VideoShelf({ component, priority }: ViewProps<'VideoList'>) {
  const { data, items, metadata } = component;
  if (items.length === 0) return null;
  const section = sectionOfMetadata(metadata) ?? 'trending';
  return (
    <section className={`stage ${styles.shelf}`} data-s={section} aria-label={data.title}>
      <div className="wrap">
        <SectionHead {...data} section={section} />
        <div {...cardGrid(items.length, { most: 4 })}>
          {items.map((story, index) => (
            <StoryCard
              key={story.id}
              story={story}
              size="m"
              ratio="16/9"
              level={data.title ? 3 : 2}
              sizes="(min-width: 64rem) 22vw, 46vw"
              withMeta={false}
              priority={priority && index === 0}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
