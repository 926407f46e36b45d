import type { CSSProperties, ReactNode } from 'react';
import type { Image } from '#content/entities/image.ts';
import fallback from './fallback.svg?no-inline';
import styles from './picture.module.css';
import { type PictureSources, pictureSources } from './sources.ts';

export interface PictureProps {
  image: Image | undefined;
  /** Another picture for small screens, where there is one. */
  smallImage?: Image | undefined;
  /** As in `<img sizes>`: how wide the picture will be. */
  sizes: string;
  /** Width over height, as CSS writes it. `auto` lets the surroundings decide. */
  ratio?: string;
  /** The page's first picture: loaded at once and before others. */
  priority?: boolean;
  /** Inside a card the headline says it all: leave it out and the picture is decoration. */
  alt?: string | undefined;
}

/** A picture in its reserved box: nothing moves when it arrives, and its own color stands in until then. */
export function Picture({
  image,
  smallImage,
  sizes,
  ratio = '16/9',
  priority = false,
  alt = '',
}: PictureProps) {
  const sources = pictureSources(image);
  const small = pictureSources(smallImage);
  const style = { '--ratio': ratio, '--ground': image?.color } as CSSProperties;
  return (
    <span className={styles.frame} style={style}>
      {wrapped(
        small,
        <img
          className={styles.image}
          src={sources?.src ?? fallback}
          srcSet={sources?.srcSet}
          sizes={sources?.srcSet ? sizes : undefined}
          width={image?.width ?? 1280}
          height={image?.height ?? 720}
          alt={sources ? alt : ''}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
        />,
      )}
    </span>
  );
}

/** Below 768 px a story may show another picture. */
function wrapped(small: PictureSources | undefined, image: ReactNode): ReactNode {
  if (!small) return image;
  return (
    <picture>
      <source media="(max-width: 47.99rem)" srcSet={small.srcSet ?? small.src} sizes="100vw" />
      {image}
    </picture>
  );
}
