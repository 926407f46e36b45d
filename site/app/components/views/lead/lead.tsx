import { copy } from '#app/copy/site.ts';
import type { ViewProps } from '../../page/view.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { StoryMeta } from '../../story/meta/story-meta.tsx';
import { Headline } from '../../story/story-card/headline.tsx';
import { Kicker } from '../../story/story-card/kicker.tsx';
import styles from './lead.module.css';

/** The first story of the front page, on ink, its picture fading into the night. */
export function Lead({ component, priority }: ViewProps<'ContentList'>) {
  const [story] = component.items;
  if (!story) return null;
  return (
    <section className={`stage ${styles.lead}`} data-s={sectionOf(story)} aria-label={copy.leadStory}>
      <div className={styles.picture}>
        <Picture
          image={story.image}
          sizes="(min-width: 64rem) 60vw, 100vw"
          ratio="var(--lead-ratio)"
          priority={priority}
          alt={story.image?.alt}
        />
      </div>
      <div className="wrap">
        <article className={styles.text}>
          <Kicker story={story} />
          <Headline story={story} look="mega" level={2} />
          {story.description && <p className={`dek ${styles.dek}`}>{story.description}</p>}
          <StoryMeta story={story} className={styles.meta} withReadTime />
        </article>
      </div>
    </section>
  );
}
