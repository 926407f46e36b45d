import { copy } from '#app/copy/site.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import { isLoop } from '#content/rules/is-loop.ts';
import { formatDuration } from '#content/rules/video-duration.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './media-mark.module.css';

/** 761 → `12:41` */
export const clockOf = (seconds: number): string => formatDuration(Math.round(seconds));

/** Seconds as a clock, `Loop 0:41` under a minute; a duration already in words stays as it is. */
export function durationText(duration: unknown): string | undefined {
  if (typeof duration === 'number' && isLoop(duration)) return `${copy.loop} ${clockOf(duration)}`;
  if (typeof duration === 'number') return duration > 0 ? clockOf(duration) : undefined;
  return typeof duration === 'string' && duration !== '' ? duration : undefined;
}

/** On the picture: how long a video is, or how many pictures a gallery has. */
export function MediaMark({ story }: { story: Pick<ContentLink, 'metaData' | 'gallery' | 'typeName'> }) {
  const duration = durationText(story.metaData?.duration);
  if (duration)
    return (
      <span className={styles.mark}>
        <Icon name="play-solid" size={12} />
        <span className="vh">{copy.video}, </span>
        {duration}
      </span>
    );
  if (!story.gallery) return null;
  return (
    <span className={styles.mark}>
      <Icon name="image" size={13} />
      {story.gallery.count}
      <span className="vh"> {copy.pictures}</span>
    </span>
  );
}
