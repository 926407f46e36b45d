import type { CSSProperties, ReactNode } from 'react';
import { preload } from 'react-dom';
import type { Image } from '#content/entities/image.ts';
import fallback from './fallback.svg?no-inline';
import styles from './picture.module.css';
import { type PictureSources, pictureSources, positionOf } from './sources.ts';

interface PictureProps {
  image: Image | undefined;
  /** Another picture for small screens, where there is one. */
  smallImage?: Image | undefined;
  /** As in `<img sizes>`: how wide the picture will be. */
  sizes: string;
  /** Width over height in CSS syntax. `auto` leaves it to the container. */
  ratio?: string;
  /** The page's first picture: loaded at once and before others. */
  priority?: boolean;
  /** Omit inside a card: the headline describes the picture, which is then decorative. */
  alt?: string | undefined;
  /** Always a still image: the poster of a video. */
  isStill?: boolean;
}

/** A picture in its reserved box: nothing moves when it loads, and its own color is shown until then. */
export function Picture({
  image,
  smallImage,
  sizes,
  ratio = '16/9',
  priority = false,
  alt = '',
  isStill = false,
}: PictureProps) {
  const sources = pictureSources(image);
  const small = pictureSources(smallImage);
  const style = {
    '--ratio': ratio,
    '--ground': image?.color,
    '--focus': positionOf(image),
  } as CSSProperties;
  const size = { width: image?.width ?? 1280, height: image?.height ?? 720 };
  if (image?.animation && !isStill)
    return (
      <span className={styles.frame} style={style}>
        {/* Readers who prefer reduced motion, or have no scripts, start it by hand. */}
        <video
          className={styles.image}
          src={image.animation}
          poster={sources?.src}
          {...size}
          aria-label={alt || undefined}
          data-moves
          controls
          muted
          loop
          playsInline
          preload="none"
        />
      </span>
    );
  // React does not preload images inside <picture>; browsers without AVIF do not fetch it.
  if (priority && sources?.avif && !small)
    preload(sources.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <span className={styles.frame} style={style} data-no-picture={sources ? undefined : ''}>
      {wrapped(
        sources,
        small,
        sizes,
        <img
          className={styles.image}
          src={sources?.src ?? fallback}
          srcSet={sources?.srcSet}
          sizes={sources?.srcSet ? sizes : undefined}
          {...size}
          alt={sources ? alt : ''}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
        />,
      )}
    </span>
  );
}

/** Below 768 px a story may show another picture; AVIF comes first where available. */
function wrapped(
  sources: PictureSources | undefined,
  small: PictureSources | undefined,
  sizes: string,
  image: ReactNode,
): ReactNode {
  if (!small && !sources?.avif) return image;
  const onSmall = { media: '(max-width: 47.99rem)', sizes: '100vw' };
  return (
    <picture>
      {small?.avif && <source type="image/avif" srcSet={small.avif} {...onSmall} />}
      {small && <source srcSet={small.srcSet ?? small.src} {...onSmall} />}
      {sources?.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {image}
    </picture>
  );
}
