import type { Image } from '#content/entities/image.ts';
import styles from './caption.module.css';

/** Caption and credit. */
export function Caption({ image, className }: { image: Image; className?: string | undefined }) {
  if (!image.caption && !image.credits) return null;
  return (
    <figcaption className={className ? `${styles.caption} ${className}` : styles.caption}>
      {image.caption} {image.credits && <span>{image.credits}</span>}
    </figcaption>
  );
}
