import { copy } from '#app/copy/site.ts';
import { Icon } from '#design/icons/icon.tsx';
import { playDiscClass } from '#design/play-disc/play-disc.tsx';
import type { ViewProps } from '../../../components/page/view.ts';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { SectionHead } from '../../../components/primitives/section-head/section-head.tsx';
import { Meta } from '../../../components/story/meta/meta.tsx';
import { authorName } from '../../../components/story/meta/story-meta.tsx';
import { Headline } from '../../../components/story/story-card/headline.tsx';
import { Kicker } from '../../../components/story/story-card/kicker.tsx';
import { durationText } from '../../../components/story/story-card/media-mark.tsx';
import { StoryCard } from '../../../components/story/story-card/story-card.tsx';
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
