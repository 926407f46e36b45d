import type { Video } from '../entities/video.ts';

export interface VideoSources {
  /** The manifest of an HLS stream. */
  hls?: string | undefined;
  mp4?: { url: string; width?: number | undefined; height?: number | undefined } | undefined;
}

type Files = Pick<
  Video,
  'files' | 'manifestUrl' | 'providerManifestUrl' | 'mp4Url' | 'mp4' | 'providerMp4Url'
> &
  Partial<Pick<Video, 'mp4Width' | 'mp4Height'>> & {
    metaData?: Pick<Video['metaData'], 'files'> | undefined;
  };

/** Tall enough for any screen that shows our pages; taller files only cost the reader more. */
const tallestWanted = 1080;

/** Only what comes over https, or from ourselves: `http:` files and every other scheme are as if they were not there. */
export function isPlayable(url: string | undefined): url is string {
  return url !== undefined && /^(https:\/\/[^/]|\/(?!\/))/i.test(url);
}

/**
 * What a player can be given: the stream if there is one, and the one file for players without streams.
 * The neutral addresses come first, then the provider's, then the list of files.
 */
export function chooseVideoSources(video: Files): VideoSources {
  const files = [...video.files, ...(video.metaData?.files ?? [])].filter(({ url }) => isPlayable(url));
  const streams = ['HLS_CLEAR', 'HLS'].flatMap((type) => files.filter((file) => file.type === type));
  const hls = [video.manifestUrl, video.providerManifestUrl, ...streams.map(({ url }) => url)].find(
    isPlayable,
  );
  const named = [video.mp4Url, video.mp4, video.providerMp4Url].find(isPlayable);
  if (named) return { hls, mp4: { url: named, width: video.mp4Width, height: video.mp4Height } };
  const mp4Files = files
    .filter(({ format }) => format === 'MPEG4')
    .sort((a, b) => (b.height ?? 0) - (a.height ?? 0));
  const mp4 = mp4Files.find(({ height = 0 }) => height <= tallestWanted) ?? mp4Files.at(-1);
  return { hls, mp4: mp4 && { url: mp4.url, width: mp4.width, height: mp4.height } };
}

export const hasVideoSources = ({ hls, mp4 }: VideoSources): boolean =>
  hls !== undefined || mp4 !== undefined;
