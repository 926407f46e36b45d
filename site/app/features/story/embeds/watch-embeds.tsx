import { embedCopy } from '#app/copy/embeds.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { Facade } from './facade.tsx';
import { vimeoEmbedUrl, youtubeEmbedUrl } from './iframe-urls.ts';

export function YoutubeEmbed({ embed }: EmbedProps<'youtube'>) {
  return (
    <Facade
      icon="youtube"
      provider="YouTube"
      source={embedCopy.onYoutube}
      title={embed.title}
      to={`https://www.youtube.com/watch?v=${encodeURIComponent(embed.videoId)}`}
      frame={youtubeEmbedUrl(embed.videoId)}
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
      frame={vimeoEmbedUrl(embed.videoId)}
      shape="video"
    />
  );
}
