import { embedCopy } from '#app/components/embeds/embed-copy.ts';
import type { EmbedProps } from './embed-props.ts';
import { Facade } from './facade.tsx';
import { vimeoFrame, youtubeFrame } from './frame-addresses.ts';

export function YoutubeEmbed({ embed }: EmbedProps<'youtube'>) {
  return (
    <Facade
      icon="youtube"
      provider="YouTube"
      source={embedCopy.onYoutube}
      title={embed.title}
      to={`https://www.youtube.com/watch?v=${encodeURIComponent(embed.videoId)}`}
      frame={youtubeFrame(embed.videoId)}
      shape="video"
    />
  );
}

export function VimeoEmbed({ embed }: EmbedProps<'vimeo'>) {
  return (
    <Facade
      icon="play"
      provider="Vimeo"
      source={embedCopy.onVimeo}
      title={embed.title}
      to={`https://vimeo.com/${encodeURIComponent(embed.videoId)}`}
      frame={vimeoFrame(embed.videoId)}
      shape="video"
    />
  );
}
