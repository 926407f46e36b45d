import { Caption } from '../../../components/primitives/picture/caption.tsx';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './image-embed.module.css';
import { ZoomPicture } from './zoom-picture.tsx';

/** A picture in the text; a wide one exceeds the text width where there is space. */
export function ImageEmbed({ embed }: EmbedProps<'image'>) {
  const { image, wide } = embed;
  const ratio = image.width && image.height ? `${image.width}/${image.height}` : '16/9';
  return (
    <figure className={wide ? styles.wide : undefined} data-wide={wide || undefined}>
      <ZoomPicture image={image} sizes="(min-width: 48rem) 52rem, 100vw" ratio={ratio} />
      <Caption image={image} />
    </figure>
  );
}
