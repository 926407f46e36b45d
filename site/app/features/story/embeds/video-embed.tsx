import { copy } from '#app/copy/site.ts';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { captionsAddress } from '../../player/playable-video.ts';
import { VideoEmbedPlayer } from '../../player/video-embed-player.tsx';
import { LinkCard } from './link-card.tsx';

/** A video in the text plays in place; one without a source links to its page. */
export function VideoEmbed({ embed }: EmbedProps<'video'>) {
  const { slug, title, image, video: playable } = embed;
  const href = hrefOf('video', { slug });
  if (!playable)
    return <LinkCard icon="play-solid" source={copy.video} title={title} to={href} image={image} />;
  const { hls, mp4, hasCaptions, ...facts } = playable;
  return (
    <VideoEmbedPlayer
      playable={{
        ...facts,
        title,
        sources: { hls, mp4 },
        poster: image,
        captions: hasCaptions ? captionsAddress(slug) : undefined,
      }}
      href={href}
    />
  );
}
