import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Spectrum } from '#design/spectrum/spectrum.tsx';
import type { ViewProps } from '../../page/view.ts';
import { CachedMarkup } from '../../primitives/cached-markup/cached-markup.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { StoryMeta } from '../../story/meta/story-meta.tsx';
import styles from './next-story.module.css';

/** The band after a story: what to read next, in that story's color. */
export function NextStory({ component }: ViewProps<'ContentList'>) {
  const [story] = component.items;
  if (!story) return null;
  const section = sectionOf(story);
  return (
    <CachedMarkup of={story} by="next story">
      <section
        className={`stage ${styles.next}`}
        data-s={section}
        data-print="none"
        aria-label={copy.nextArticle}
      >
        <Spectrum line={section} seed={story.slug} />
        <div className={`wrap ${styles.grid}`}>
          <div>
            <p className={styles.label}>{copy.nextArticle}</p>
            <h2 className="hd-1">
              <SiteLink className={styles.link} to={story.url}>
                {story.promoTitle ?? story.title}
              </SiteLink>
            </h2>
            <StoryMeta story={story} className={styles.meta} withReadTime withDate={false} />
          </div>
          <div className={styles.picture}>
            <Picture image={story.image} sizes="(min-width: 64rem) 42vw, 100vw" ratio="var(--next-ratio)" />
          </div>
        </div>
      </section>
    </CachedMarkup>
  );
}
