import type { VideoSources } from '#content/rules/video-sources.ts';

export const streamType = 'application/vnd.apple.mpegurl';

/** True where the browser cannot read a stream by itself but can be fed one piece by piece. */
export function needsStreamLibrary(
  video: Pick<HTMLVideoElement, 'canPlayType'>,
  { hls }: VideoSources,
  canFeed: boolean = 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis,
): boolean {
  return hls !== undefined && video.canPlayType(streamType) === '' && canFeed;
}
