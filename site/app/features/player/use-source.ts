import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { type DueVideoAd, requestVideoAd } from '#app/video/ads/request-ad.ts';
import { placeToResume } from '#app/video/stored-position.ts';
import { type AttachedSource, attachSource } from './attach-source.ts';
import type { PlayableVideo } from './playable-video.ts';
import type { PlayerEvent, PlayerState } from './player-state.ts';

interface SourceOptions {
  playable: PlayableVideo;
  video: HTMLVideoElement;
  box: HTMLElement;
  startAt: number | undefined;
  startsByItself: boolean;
  state: PlayerState;
  dispatch: Dispatch<PlayerEvent>;
  /** A video ad runs first. */
  onAd: (ad: DueVideoAd) => void;
  onReady: () => void;
}

/** Attaches the video's source and requests its pre-roll, once per player. */
export function useSource(options: SourceOptions): RefObject<AttachedSource | undefined> {
  const { playable, video, box, startAt, startsByItself, state, dispatch } = options;
  const source = useRef<AttachedSource>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per player; the video of a player does not change
  useEffect(() => {
    const { volume, muted, rate } = state;
    Object.assign(video, { volume, muted, playbackRate: rate });
    let isGone = false;
    const attaching = attachSource(video, playable.sources, {
      onFailed: () => dispatch({ type: 'failed' }),
      onHeights: (heights) => dispatch({ type: 'heights', heights }),
    });
    const startFrom = startAt ?? placeToResume(localStorage, playable.id, Date.now());
    // The video loads while the ad server responds, and behind its ad.
    const requesting = requestVideoAd(playable, { isMuted: muted, startsByItself });
    void Promise.all([attaching, requesting]).then(([attached, ad]) => {
      if (isGone) return attached.detach();
      source.current = attached;
      if (startFrom !== undefined) video.currentTime = startFrom;
      if (!ad) return options.onReady();
      // A chapter may have been pressed while the ad server responded.
      video.pause();
      // A seek during the ad is applied when the ad is over.
      box.dataset.videoAd = '';
      return options.onAd(ad);
    });
    return () => {
      isGone = true;
      delete box.dataset.videoAd;
      source.current?.detach();
      video.pause();
    };
  }, [video]);
  return source;
}
