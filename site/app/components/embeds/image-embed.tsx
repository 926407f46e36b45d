import { Caption } from '../picture/caption.tsx';
import { Picture } from '../picture/picture.tsx';
import type { EmbedProps } from './embed-props.ts';
import styles from './image-embed.module.css';

/** A picture in the text; a wide one leaves the measure where there is room. */
export function ImageEmbed({ embed }: EmbedProps<'image'>) {
  const { image, wide } = embed;
  const ratio = image.width && image.height ? `${image.width}/${image.height}` : '16/9';
  return (
    <figure className={wide ? styles.wide : undefined}>
      <Picture image={image} sizes="(min-width: 48rem) 52rem, 100vw" ratio={ratio} alt={image.alt} />
      <Caption image={image} />
    </figure>
  );
}
