import { SiteLink } from '#app/links/site-link.tsx';
import { buttonClass } from '#design/button/button.ts';
import type { ViewProps } from '../page-body/view.ts';
import { StoryRow } from '../story-row/story-row.tsx';
import styles from './more-stories.module.css';

/** A list that ends in a button. */
export function MoreStories({ component, priority }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <div className="wrap">
      {data.title && <h2 className={`hd-rail ${styles.title}`}>{data.title}</h2>}
      <div className={styles.rows}>
        {items.map((story, index) => (
          <StoryRow key={story.id} story={story} priority={priority && index === 0} />
        ))}
      </div>
      {data.viewMoreText && data.viewMoreUrl && (
        <p className={styles.more}>
          <SiteLink className={buttonClass('line', 'full')} to={data.viewMoreUrl}>
            {data.viewMoreText}
          </SiteLink>
        </p>
      )}
    </div>
  );
}
