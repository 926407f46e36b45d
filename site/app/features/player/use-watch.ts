import { useEffect, useRef } from 'react';
import { createWatch, type Watch } from '#app/video/create-watch.ts';
import { savePosition } from '#app/video/stored-position.ts';
import type { PlayableVideo } from './playable-video.ts';

interface Watched {
  playable: PlayableVideo;
  video: HTMLVideoElement;
  startsByItself: boolean;
  isInline: boolean;
  /** Another video follows at the end of this one. */
  hasNext: boolean;
  /** As it was set when the player came. */
  isMuted: boolean;
  isMini: boolean;
}

/** Reports playback to measurement, and stores the position on this device. */
export function useWatch({ playable, video, startsByItself, isInline, hasNext, isMuted, isMini }: Watched): {
  current: Watch | undefined;
} {
  const watch = useRef<Watch>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it was when the viewing began
  useEffect(() => {
    const viewing = createWatch(playable, {
      playerId: `player-${playable.id}`,
      startsByItself,
      isMuted,
      isInline,
    });
    watch.current = viewing;
    const ending = new AbortController();
    const { signal } = ending;
    const on = (name: keyof HTMLMediaElementEventMap, then: () => void) =>
      video.addEventListener(name, then, { signal });
    const place = () => ({ videoId: playable.id, time: video.currentTime, duration: video.duration });
    const stop = () => {
      viewing.notify({ type: 'stopped' });
      if (video.readyState > 0) savePosition(localStorage, place(), Date.now());
    };
    const begin = () => {
      // When playback resumes at a stored position, the part before it does not count as watched.
      if (viewing.state().contentStartTime === null)
        viewing.notify({ type: 'moved', time: video.currentTime });
      viewing.notify({ type: 'playing', at: Date.now() });
    };
    on('playing', begin);
    on('waiting', () => viewing.notify({ type: 'waiting' }));
    // The element also pauses at its end, which is another story.
    on('pause', () => (video.ended ? undefined : stop()));
    on('volumechange', () => viewing.notify({ type: 'volume', isMuted: video.muted || video.volume === 0 }));
    on('timeupdate', () =>
      viewing.notify({ type: 'time', time: video.currentTime, duration: video.duration }),
    );
    on('seeking', () => viewing.notify({ type: 'moved', time: video.currentTime }));
    on('ended', () => {
      viewing.notify({ type: 'ended', isLast: !hasNext });
      savePosition(localStorage, place(), Date.now());
    });
    addEventListener('pagehide', stop, { signal });
    // The press may have started playback before this subscription.
    if (!video.paused && video.readyState > 2) begin();
    return () => {
      stop();
      ending.abort();
    };
  }, [playable.id, video]);
  useEffect(() => watch.current?.notify({ type: 'sticky', on: isMini }), [isMini]);
  return watch;
}
