import type { ViewProps } from '../../page/view.ts';
import { ViewMore } from '../../primitives/section-head/view-more.tsx';
import { StoryRow } from '../../story/story-row/story-row.tsx';
import styles from './more-stories.module.css';

/** A list that ends in a button. */
export function MoreStories({ component, priority }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <div className="wrap">
      {data.title && <h2 className={`hd-rail ${styles.title}`}>{data.title}</h2>}
      <div>
        {items.map((story, index) => (
          <StoryRow key={story.id} story={story} priority={priority && index === 0} />
        ))}
      </div>
      <ViewMore text={data.viewMoreText} url={data.viewMoreUrl} look="button" />
    </div>
  );
}
