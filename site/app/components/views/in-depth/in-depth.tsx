import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Badge } from '#design/badge/badge.tsx';
import type { ViewProps } from '../../page/view.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { EmphasizedTitle } from '../../story/emphasized-title/emphasized-title.tsx';
import { StoryMeta } from '../../story/meta/story-meta.tsx';
import styles from './in-depth.module.css';

/** One long story on ink: the picture bleeds to the left edge, the headline speaks in serif. */
export function InDepth({ component, priority }: ViewProps<'ContentList'>) {
  const [story] = component.items;
  if (!story) return null;
  const emphasis = story.metaData?.titleEmphasis;
  return (
    <section className={`stage ${styles.depth}`} data-s={sectionOf(story)}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.picture}>
          <Picture
            image={story.image}
            sizes="(min-width: 64rem) 50vw, 100vw"
            ratio="var(--depth-ratio)"
            priority={priority}
            alt={story.image?.alt}
          />
        </div>
        <article className={styles.text}>
          <Badge kind="line">{component.data.title ?? copy.inDepth}</Badge>
          <h2>
            <SiteLink to={story.url}>
              <EmphasizedTitle
                title={story.promoTitle ?? story.title}
                emphasis={typeof emphasis === 'string' ? emphasis : undefined}
              />
            </SiteLink>
          </h2>
          {story.description && <p className={`dek ${styles.dek}`}>{story.description}</p>}
          <StoryMeta story={story} withReadTime withDate={false} />
        </article>
      </div>
    </section>
  );
}
