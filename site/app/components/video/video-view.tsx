import { copy } from '#app/copy.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { Badge } from '#design/badge/badge.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { storyPath } from '../article/story-path.ts';
import { Byline } from '../byline/byline.tsx';
import { Crumbs } from '../crumbs/crumbs.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { Picture } from '../picture/picture.tsx';
import { pictureSources } from '../picture/sources.ts';
import { sectionOf } from '../section/section-of.ts';
import { clockOf } from '../story-card/media-mark.tsx';
import styles from './video-view.module.css';

/** A video on ink. The browser's own player until ours takes over; nothing loads before it is asked for. */
export function VideoView({ component, priority }: ViewProps<'Video'>) {
  const story = component.data;
  const source = story.mp4Url ?? story.mp4;
  const poster = pictureSources(story.image)?.src;
  const duration = story.duration ?? story.metaData.duration;
  return (
    <article className={`stage ${styles.video}`} data-s={sectionOf(story)}>
      <div className={`wrap ${styles.grid}`}>
        <Crumbs path={storyPath(story.topics)} />
        <div className={styles.player}>
          {source ? (
            // biome-ignore lint/a11y/useMediaCaption: the film's transcript stands below; its track comes with the player
            <video src={source} poster={poster} controls preload="none" width={1280} height={720} />
          ) : (
            <>
              <Picture image={story.image} sizes="100vw" priority={priority} alt={story.image?.alt} />
              <span className={styles.play}>
                <Icon name="play-solid" size={34} />
              </span>
            </>
          )}
        </div>
        <header className={styles.text}>
          {isSponsored(story) && <Badge kind="line">{copy.sponsored}</Badge>}
          <h1 className="hd-1">{story.headline ?? story.title}</h1>
          {duration !== undefined && <p className={styles.duration}>{clockOf(duration)}</p>}
          {story.description && <p className={styles.dek}>{story.description}</p>}
          <Byline story={story} />
        </header>
      </div>
    </article>
  );
}
