import { copy } from '#app/copy/site.ts';
import { Icon } from '#design/icons/icon.tsx';
import { playDiscClass } from '#design/play-disc/play-disc.tsx';
import type { ViewProps } from '../../../components/page/view.ts';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Meta } from '../../../components/story/meta/meta.tsx';
import { authorName } from '../../../components/story/meta/story-meta.tsx';
import { Headline } from '../../../components/story/story-card/headline.tsx';
import { Kicker } from '../../../components/story/story-card/kicker.tsx';
import { durationText } from '../../../components/story/story-card/media-mark.tsx';
import styles from './video-lead.module.css';

/** The lead video of the video page: a large still with its text beside it. */
export function VideoLead({ component, priority }: ViewProps<'VideoList'>) {
  const [story] = component.items;
  if (!story) return null;
  const duration = durationText(story.metaData?.duration);
  return (
    <section className={`stage ${styles.stage}`} aria-label={copy.featuredVideo}>
      <div className="wrap">
        <article className={styles.lead} data-s={sectionOf(story)}>
          <div className={styles.picture}>
            <Picture
              image={story.image}
              sizes="(min-width: 64rem) 62vw, 100vw"
              priority={priority}
              alt={story.image?.alt}
            />
            <span className={playDiscClass}>
              <Icon name="play-solid" size={34} />
            </span>
          </div>
          <div className={styles.words}>
            <Kicker story={story} />
            <Headline story={story} look="1" level={2} />
            {story.description && <p className={styles.dek}>{story.description}</p>}
            <Meta>
              {story.author && <span>{authorName(story.author)}</span>}
              {duration && <span>{duration}</span>}
            </Meta>
          </div>
        </article>
      </div>
    </section>
  );
}
