import type { EmbeddedVideo } from '../entities/embed.ts';
import type { Video } from '../entities/video.ts';
import { chooseVideoSources, hasVideoSources } from './video-sources.ts';

type PlayableVideo = Parameters<typeof chooseVideoSources>[0] &
  Pick<Video, 'id' | 'transcripts' | 'chapters' | 'duration'> & {
    metaData: Pick<Video['metaData'], 'duration'>;
    suppressAds?: boolean;
  };

const captionFormats = new Set(['vtt', 'srt']);

export function hasCaptions({ transcripts }: Pick<Video, 'transcripts'>): boolean {
  return transcripts.some(({ format }) => captionFormats.has(format.toLowerCase()));
}

/** What a story that shows a video needs of it; nothing when there is nothing to play. */
export function embeddedVideo(video: PlayableVideo): EmbeddedVideo | undefined {
  const sources = chooseVideoSources(video);
  if (!hasVideoSources(sources)) return undefined;
  return {
    id: video.id,
    ...sources,
    hasCaptions: hasCaptions(video),
    chapters: [...video.chapters].sort((a, b) => a.start - b.start),
    duration: video.duration ?? video.metaData.duration,
    ...(video.suppressAds ? { suppressAds: true } : {}),
  };
}
