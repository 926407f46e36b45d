import { copy } from '#app/copy.ts';
import { hrefOf } from '../section/href-of.ts';
import { clockOf } from '../story-card/media-mark.tsx';
import type { EmbedProps } from './embed-props.ts';
import { LinkCard } from './link-card.tsx';

export function GalleryEmbed({ embed }: EmbedProps<'gallery'>) {
  return (
    <LinkCard
      icon="image"
      source={`${copy.gallery}, ${embed.items.length} ${copy.pictures}`}
      title={embed.title}
      to={hrefOf('gallery', { slug: embed.slug })}
      image={embed.items[0]}
    />
  );
}

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

export function YoutubeEmbed({ embed }: EmbedProps<'youtube'>) {
  const to = `https://www.youtube.com/watch?v=${encodeURIComponent(embed.videoId)}`;
  return <LinkCard icon="youtube" source={copy.onYoutube} title={embed.title} to={to} />;
}

export function VimeoEmbed({ embed }: EmbedProps<'vimeo'>) {
  const to = `https://vimeo.com/${encodeURIComponent(embed.videoId)}`;
  return <LinkCard icon="play" source={copy.onVimeo} title={embed.title} to={to} />;
}

export function PodcastEmbed({ embed }: EmbedProps<'podcast'>) {
  return (
    <LinkCard
      icon="play"
      source={`${copy.podcast}, ${clockOf(embed.durationSeconds)}`}
      title={embed.title}
      to={embed.url}
    >
      <p>{embed.show}</p>
    </LinkCard>
  );
}
