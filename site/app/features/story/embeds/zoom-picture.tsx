import { embedCopy } from '#app/copy/embeds.ts';
import type { Image } from '#content/entities/image.ts';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { largestUrl } from '../../../components/primitives/picture/sources.ts';
import styles from './zoom-picture.module.css';

interface ZoomPictureProps {
  image: Image;
  sizes: string;
  ratio: string;
}

/**
 * A picture that is also a link to its largest size. The story's body handles the click and opens the lightbox, which
 * reads its data from here; without a script the link opens the image.
 */
export function ZoomPicture({ image, sizes, ratio }: ZoomPictureProps) {
  const href = largestUrl(image);
  const picture = <Picture image={image} sizes={sizes} ratio={ratio} alt={image.alt} />;
  // A video has its own controls, and nothing more to show when enlarged.
  if (!href || image.animation) return picture;
  return (
    <a
      className={styles.zoom}
      href={href}
      data-zoom
      data-caption={image.caption}
      data-credit={image.credits}
      aria-label={image.alt ? `${embedCopy.enlarge}: ${image.alt}` : embedCopy.enlarge}
    >
      {picture}
    </a>
  );
}
