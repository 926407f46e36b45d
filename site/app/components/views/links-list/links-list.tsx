import type { ViewProps } from '../../page/view.ts';
import { ViewMore } from '../../primitives/section-head/view-more.tsx';
import { StoryCard } from '../../story/story-card/story-card.tsx';
import styles from './links-list.module.css';

/** Stories as words in a rail. */
export function LinksList({ component }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <div className="wrap">
      {data.title && <h2 className={`hd-rail ${styles.title}`}>{data.title}</h2>}
      <div className="stack">
        {items.map((story) => (
          <StoryCard key={story.id} story={story} size="xs" level={data.title ? 3 : 2} />
        ))}
      </div>
      <ViewMore text={data.viewMoreText} url={data.viewMoreUrl} />
    </div>
  );
}
