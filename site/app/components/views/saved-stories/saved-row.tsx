import type { RememberedStory } from '#app/behaviours/remembered/remembered-things.ts';
import { savedCopy as words } from '#app/copy/saved.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { tickClass } from '#design/tick/tick.tsx';
import { Meta } from '../../story/meta/meta.tsx';
import { ReadProgress } from './read-progress.tsx';
import { savedDay } from './saved-day.ts';
import styles from './saved-row.module.css';
import type { useOffline } from './use-offline.ts';

type Offline = ReturnType<typeof useOffline>;

interface SavedRowProps {
  story: RememberedStory;
  share: number;
  isDone: boolean;
  /** The story was taken off the site. */
  isGone: boolean;
  offline: Offline;
  onMove: () => void;
  onRemove: () => void;
}

/** One story of the list. The picture repeats the link of the headline, so keyboards skip it. */
export function SavedRow({ story, share, isDone, isGone, offline, onMove, onRemove }: SavedRowProps) {
  const { url, title, picture, topic, author, minutes, at } = story;
  const image = picture && !isGone && <img src={picture} alt="" width="740" height="416" loading="lazy" />;
  return (
    <li className={styles.row} data-s={story.section}>
      {isGone ? (
        <span className={styles.picture} />
      ) : (
        <SiteLink className={styles.picture} to={url} tabIndex={-1} aria-hidden="true">
          {image}
        </SiteLink>
      )}
      <div className={styles.text}>
        {topic && <span className={tickClass}>{topic}</span>}
        <h3 className="hd-3" dir="auto">
          {isGone ? title : <SiteLink to={url}>{title}</SiteLink>}
        </h3>
        <Meta>
          {author && <span>{author}</span>}
          {minutes && <span>{words.minutes(minutes)}</span>}
          {at && !isDone ? <span>{words.savedOn(savedDay(at, Date.now()))}</span> : null}
        </Meta>
        {isGone ? (
          <p className={styles.gone}>
            <b>{words.gone}.</b> {words.goneText}
          </p>
        ) : (
          !isDone && <ReadProgress story={story} share={share} />
        )}
      </div>
      <div className={styles.actions}>
        {!isGone && !isDone && <OfflineMark story={story} {...offline} />}
        {!isGone && (
          <button type="button" className={styles.action} onClick={onMove}>
            <Icon name={isDone ? 'replay' : 'check'} />
            <span>
              {isDone ? words.toReadAgain : words.done}
              <span className="vh">: {title}</span>
            </span>
          </button>
        )}
        <button type="button" className={styles.action} onClick={onRemove}>
          <Icon name="close" />
          <span className="vh">{words.remove(title)}</span>
        </button>
      </div>
    </li>
  );
}

function OfflineMark({ story, paths, keep }: { story: RememberedStory } & Offline) {
  if (!paths) return null;
  if (paths.has(story.url))
    return (
      <span className={styles.offline}>
        <Icon name="check-circle" />
        {words.onThisDevice}
      </span>
    );
  return (
    <button type="button" className={styles.action} onClick={() => keep(story)}>
      <span>
        {words.keepOffline}
        <span className="vh">: {story.title}</span>
      </span>
    </button>
  );
}
