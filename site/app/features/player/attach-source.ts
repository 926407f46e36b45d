import type { VideoSources } from '#content/rules/video-sources.ts';
import { needsStreamLibrary } from './stream-support.ts';

export interface AttachedSource {
  /** Restarts playback from the attached source after a failure. */
  retry(): void;
  detach(): void;
  /** A height the stream offers; undefined: automatic quality. */
  choose(height: number | undefined): void;
}

interface SourceListener {
  /** Playback failed permanently. */
  onFailed: () => void;
  /** The heights a stream can be chosen from, the tallest first. */
  onHeights: (heights: readonly number[]) => void;
}

/**
 * Attaches a playable source: the stream natively where the browser supports HLS, through hls.js where it does not,
 * otherwise the file. A permanent failure is reported once; a failing stream falls back to the file.
 */
export async function attachSource(
  video: HTMLVideoElement,
  sources: VideoSources,
  { onFailed, onHeights }: SourceListener,
): Promise<AttachedSource> {
  const plain: AttachedSource = { retry: () => video.load(), detach: () => {}, choose: () => {} };
  if (!sources.hls || !needsStreamLibrary(video, sources)) return plain;
  const { hls: manifest, mp4 } = sources;
  const playFile = () => {
    if (!mp4) return onFailed();
    const { currentTime } = video;
    video.src = mp4.url;
    video.currentTime = currentTime;
    video.play().catch(() => {});
  };
  const library = await import('hls.js/light').catch(() => undefined);
  if (!library) {
    if (mp4) video.src = mp4.url;
    else onFailed();
    return plain;
  }
  const { default: Hls } = library;
  let recovered = false;
  // The worker would need a script from a blob, which our policy does not allow; fMP4 needs hardly any work.
  const player = new Hls({ enableWorker: false, maxBufferLength: 20, capLevelToPlayerSize: true });
  player.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      player.recoverMediaError();
      return;
    }
    player.destroy();
    playFile();
  });
  player.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) =>
    onHeights([...new Set(levels.map(({ height }) => height).filter(Boolean))].sort((a, b) => b - a)),
  );
  player.loadSource(manifest);
  player.attachMedia(video);
  return {
    retry: () => video.load(),
    detach: () => player.destroy(),
    choose(height) {
      player.nextLevel = player.levels.findLastIndex((level) => level.height === height);
    },
  };
}
