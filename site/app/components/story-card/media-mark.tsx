import { copy } from '#app/copy.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './media-mark.module.css';

/** 761 → `12:41` */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** On the picture: how long a video is, or how many pictures a gallery has. */
export function MediaMark({ story }: { story: Pick<ContentLink, 'metaData' | 'gallery' | 'typeName'> }) {
  const duration = Number(story.metaData?.duration);
  if (duration > 0)
    return (
      <span className={styles.mark}>
        <Icon name="play-solid" size={12} />
        <span className="vh">{copy.video}, </span>
        {clockOf(duration)}
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
