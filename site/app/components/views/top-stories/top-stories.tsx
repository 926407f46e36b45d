import { copy } from '#app/copy/site.ts';
import type { ViewProps } from '../../page/view.ts';
import { StoryCard } from '../../story/story-card/story-card.tsx';
import styles from './top-stories.module.css';

/** One large story, words to its left, two pictures to its right; with few stories they share the whole width. */
export function TopStories({ component }: ViewProps<'ContentList'>) {
  const [first, ...others] = component.items;
  if (!first) return null;
  const pictured = others.slice(0, 2);
  const words = others.slice(2, 7);
  return (
    <section className={`band ${styles.band}`} aria-label={component.data.title ?? copy.topStories}>
      <div className="wrap grid">
        <div className={styles.first}>
          <StoryCard story={first} size="l" sizes="(min-width: 64rem) 46vw, 92vw" />
        </div>
        {words.length > 0 && (
          <div className={`stack ${styles.words}`}>
            {words.map((story) => (
              <StoryCard key={story.id} story={story} size="xs" />
            ))}
          </div>
        )}
        {pictured.length > 0 && (
          <div className={styles.pictured}>
            {pictured.map((story) => (
              <StoryCard key={story.id} story={story} size="m" />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
