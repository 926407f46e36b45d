import { copy } from '#app/copy/site.ts';
import { Icon } from '#design/icons/icon.tsx';
import { playDiscClass } from '#design/play-disc/play-disc.tsx';
import { Meta } from '../meta/meta.tsx';
import { authorName } from '../meta/story-meta.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { Picture } from '../picture/picture.tsx';
import { sectionOf } from '../section/story-section.ts';
import { SectionHead } from '../section-head/section-head.tsx';
import { Headline } from '../story-card/headline.tsx';
import { Kicker } from '../story-card/kicker.tsx';
import { durationText } from '../story-card/media-mark.tsx';
import { StoryCard } from '../story-card/story-card.tsx';
import styles from './video-stage.module.css';

/** One large video on ink, and a short list beside it. */
export function VideoStage({ component, priority }: ViewProps<'VideoList'>) {
  const { data, items } = component;
  const [first, ...others] = items;
  if (!first) return null;
  const duration = durationText(first.metaData?.duration);
  return (
    <section className={`stage ${styles.stage}`} data-s="trending" aria-label={data.title ?? copy.video}>
      <div className="wrap">
        <SectionHead {...data} section="trending" />
        <div className={`grid ${styles.grid}`}>
          <article className={styles.first} data-s={sectionOf(first)}>
            <div className={styles.picture}>
              <Picture image={first.image} sizes="(min-width: 64rem) 60vw, 100vw" priority={priority} />
              <span className={playDiscClass}>
                <Icon name="play-solid" size={34} />
              </span>
            </div>
            <div className={styles.caption}>
              <Kicker story={first} />
              <Headline story={first} look="2" />
              <Meta>
                {first.author && <span>{authorName(first.author)}</span>}
                {duration && <span>{duration}</span>}
              </Meta>
            </div>
          </article>
          <div className={`stack ${styles.others}`}>
            {others.slice(0, 4).map((story) => (
              <StoryCard key={story.id} story={story} size="s" ratio="4/3" withMeta={false} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
