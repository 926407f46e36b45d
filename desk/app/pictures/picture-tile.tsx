import type { LibraryPicture } from '#content/entities/library-picture.ts';
import { Icon } from '../ui/icon.tsx';
import { Pill } from '../ui/marks.tsx';
import styles from './picture-grid.module.css';
import {
  hasDescription,
  lastDayWords,
  nameOfPicture,
  rightsStateOf,
  sizeOfPicture,
} from './picture-words.ts';

/** The picture with what it needs, above its name. */
export function PictureTile({ picture, isCurrent }: { picture: LibraryPicture; isCurrent: boolean }) {
  const { image } = picture;
  return (
    <>
      <span className={styles.frame} style={{ backgroundColor: image.color }}>
        <img
          src={image.urls?.sc_small}
          alt=""
          loading="lazy"
          decoding="async"
          style={picture.focus && { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
        />
        {isCurrent && (
          <span className={styles.check}>
            <Icon name="check" size={12} />
          </span>
        )}
        <span className={styles.marks}>
          <PictureMarks picture={picture} />
        </span>
      </span>
      <span className={styles.name}>{nameOfPicture(picture)}</span>
      <span className={styles.size}>{sizeOfPicture(picture)}</span>
    </>
  );
}

/** What a picture needs before it can be used. */
export function PictureMarks({ picture }: { picture: LibraryPicture }) {
  const rights = rightsStateOf(picture);
  return (
    <>
      {!hasDescription(picture) && (
        <Pill tone="warn" icon="warning">
          No description
        </Pill>
      )}
      {rights === 'ended' && (
        <Pill tone="bad" icon="ban">
          Rights ended
        </Pill>
      )}
      {rights === 'ending' && picture.rights.until && (
        <Pill tone="bad" icon="clock">
          Until {lastDayWords(picture.rights.until)}
        </Pill>
      )}
    </>
  );
}
