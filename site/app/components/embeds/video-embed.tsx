import { copy } from '#app/copy.ts';
import { hrefOf } from '../section/href-of.ts';
import type { EmbedProps } from './embed-props.ts';
import { LinkCard } from './link-card.tsx';

export function VideoEmbed({ embed }: EmbedProps<'video'>) {
  return (
    <LinkCard
      icon="play-solid"
      source={copy.video}
      title={embed.title}
      to={hrefOf('video', { slug: embed.slug })}
      image={embed.image}
    />
  );
}
