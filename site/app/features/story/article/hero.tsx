import { use } from 'react';
import type { Image } from '#content/entities/image.ts';
import { AppendedContext } from '../../../components/page/appended-context.ts';
import { Caption } from '../../../components/primitives/picture/caption.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import styles from './hero.module.css';

interface HeroProps {
  image: Image | undefined;
  /** Replaces it on small screens. */
  mobileImage?: Image | undefined;
  priority: boolean;
}

/** The story's own picture, wide and low; taller on small screens. */
export function Hero({ image, mobileImage, priority }: HeroProps) {
  const shown = image ?? mobileImage;
  // The head of a story that follows another has the picture in it.
  const isAppended = use(AppendedContext);
  if (!shown || isAppended) return null;
  return (
    <figure className={`wrap ${styles.hero}`}>
      <Picture
        image={shown}
        smallImage={image && mobileImage}
        sizes="(min-width: 90rem) 82rem, 100vw"
        ratio="var(--hero-ratio)"
        priority={priority}
        alt={shown.alt}
      />
      <Caption image={shown} className={styles.caption} />
    </figure>
  );
}
