import { galleryCopy } from '#app/copy/gallery.ts';
import styles from './gallery-choice.module.css';
import { pictureHref, plateId } from './picture-address.ts';

interface GalleryChoiceProps {
  basePath: string;
  /** The picture shown alone; undefined: all of them are shown. */
  number: number | undefined;
}

/** Read down, or one picture at a time: two links, so the choice works without scripts and can be shared. */
export function GalleryChoice({ basePath, number }: GalleryChoiceProps) {
  const isAlone = number !== undefined;
  return (
    <nav className={styles.choice} aria-label={galleryCopy.view}>
      <a
        href={number && number > 1 ? `${basePath}#${plateId(number)}` : basePath}
        aria-current={isAlone ? undefined : 'page'}
      >
        {galleryCopy.readDown}
      </a>
      <a href={pictureHref(basePath, number ?? 1)} aria-current={isAlone ? 'page' : undefined}>
        {galleryCopy.oneAtATime}
      </a>
    </nav>
  );
}
