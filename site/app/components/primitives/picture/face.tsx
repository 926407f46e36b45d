import type { Image } from '#content/entities/image.ts';
import styles from './face.module.css';

interface FaceProps {
  image: Image | undefined;
  size: 28 | 48 | 56 | 88;
}

/** A round portrait beside a name, which describes it. */
export function Face({ image, size }: FaceProps) {
  const src = size > 56 ? image?.urls?.square_192 : image?.urls?.square_128;
  const address = src ?? image?.urls?.square_96 ?? image?.urls?.square_64 ?? image?.urls?.square_56;
  if (!address) return <span className={styles.face} style={{ width: size, height: size }} />;
  return (
    <img
      className={styles.face}
      src={address}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
