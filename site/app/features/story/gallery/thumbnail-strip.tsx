import { galleryCopy } from '#app/copy/gallery.ts';
import type { GalleryItem } from '#content/entities/gallery.ts';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import styles from './thumbnail-strip.module.css';

interface FilmstripProps {
  items: readonly GalleryItem[];
  /** From 1. */
  current: number;
  href: (number: number) => string;
}

/** Every picture small, in order; the one shown wears the ring. */
export function Filmstrip({ items, current, href }: FilmstripProps) {
  return (
    <nav aria-label={galleryCopy.allPictures}>
      <ol className={`scroll-x ${styles.strip}`} data-gallery-strip>
        {items.map(({ id, image }, index) => (
          <li key={id}>
            <a
              href={href(index + 1)}
              aria-current={index + 1 === current ? 'page' : undefined}
              aria-label={galleryCopy.pictureNumber(index + 1)}
              data-keep-place
            >
              <Picture image={thumbnail(image)} sizes="7.5rem" ratio="3/2" />
              <span className={styles.number}>{index + 1}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The smallest ready size is sharp enough here; larger ones would only cost the reader. */
function thumbnail(image: GalleryItem['image']): GalleryItem['image'] {
  const { listing_image, sc_small } = image?.urls ?? {};
  if (image && listing_image) return { ...image, urls: { listing_image } };
  return image && sc_small ? { ...image, urls: { sc_small } } : image;
}
