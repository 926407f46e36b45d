import { publicSettings } from '#config/public.ts';
import type { Image } from '#content/entities/image.ts';
import type { Video, VideoChapter } from '#content/entities/video.ts';
import { hasCaptions } from '#content/rules/embedded-video.ts';
import { isLoop } from '#content/rules/is-loop.ts';
import { chooseVideoSources, type VideoSources } from '#content/rules/video-sources.ts';

/** The video a player shows, independent of its origin. */
export interface PlayableVideo {
  id: string;
  title: string;
  sources: VideoSources;
  poster?: Image | undefined;
  /** Address of a WebVTT file. */
  captions?: string | undefined;
  chapters: readonly VideoChapter[];
  /** Seconds, as editors entered them; the file's own duration wins. */
  duration?: number | undefined;
  /** Editors want no ad before it. */
  suppressAds?: boolean | undefined;
}

/** The captions call of a video; browsers fetch it natively, so the key is in the URL. */
export function captionsAddress(slug: string): string {
  const { siteId, apiKey } = publicSettings;
  return `/api/neutron/videos/${siteId}/captions/vtt/${encodeURIComponent(slug)}.vtt?apiKey=${encodeURIComponent(apiKey)}`;
}

export function videoOf(video: Video): PlayableVideo {
  const duration = video.duration ?? video.metaData.duration;
  return {
    id: video.id,
    title: video.headline ?? video.title,
    sources: chooseVideoSources(video),
    poster: video.image ?? video.promoImage,
    captions: hasCaptions(video) ? captionsAddress(video.slug) : undefined,
    chapters: isLoop(duration) ? [] : [...video.chapters].sort((a, b) => a.start - b.start),
    duration,
    suppressAds: video.suppressAds,
  };
}
