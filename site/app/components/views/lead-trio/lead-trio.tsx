import { copy } from '#app/copy/site.ts';
import type { ViewProps } from '../../page/view.ts';
import { StoryCard } from '../../story/story-card/story-card.tsx';
import styles from './lead-trio.module.css';

/** One large story and two beside it. */
export function LeadTrio({ component, priority }: ViewProps<'ContentList'>) {
  const [first, ...others] = component.items;
  if (!first) return null;
  return (
    <section className={`wrap grid ${styles.trio}`} aria-label={component.data.title ?? copy.topStories}>
      <div className={styles.first}>
        <StoryCard story={first} size="l" ratio="16/9" level={2} priority={priority} />
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          {others.slice(0, 2).map((story) => (
            <StoryCard key={story.id} story={story} size="m" level={2} />
          ))}
        </div>
      )}
    </section>
  );
}
