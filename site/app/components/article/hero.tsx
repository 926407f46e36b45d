import type { Image } from '#content/entities/image.ts';
import { Caption } from '../picture/caption.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './hero.module.css';

/** The story's own picture, wide and low; taller on small screens. */
export function Hero({ image, priority }: { image: Image | undefined; priority: boolean }) {
  if (!image) return null;
  return (
    <figure className={`wrap ${styles.hero}`}>
      <Picture
        image={image}
        sizes="(min-width: 90rem) 82rem, 100vw"
        ratio="var(--hero-ratio)"
        priority={priority}
        alt={image.alt}
      />
      <Caption image={image} className={styles.caption} />
    </figure>
  );
}
