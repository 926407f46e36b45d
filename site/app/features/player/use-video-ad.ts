import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import type { VideoAd } from '#app/video/ads/ad.ts';
import { fillMacros } from '#app/video/ads/fill-macros.ts';
import { notifyServer } from '#app/video/ads/notify-server.ts';
import { chooseFile } from '#app/video/ads/read-ad.ts';
import {
  isVideoAdOver,
  startVideoAd,
  type VideoAdAction,
  videoAdErrors,
  videoAdState,
} from '#app/video/ads/video-ad-state.ts';
import { videoCompanionSize } from '#content/limits.ts';
import type { VideoAdLayerProps } from './video-ad-layer.tsx';

interface VideoAdOptions
  extends Pick<VideoAdLayerProps, 'mainVideo' | 'isFullscreen' | 'onEvent' | 'onRunning' | 'onOver'> {
  ad: VideoAd;
  /** Of the ad, not of the video behind it. */
  video: RefObject<HTMLVideoElement | null>;
  onStart: () => void;
}

/** An ad that has not started by then, or stalls for so long, is skipped. */
const timeoutMilliseconds = 5000;

/** Plays an ad in its video element, and reports each step to the advertiser and the player. */
export function useVideoAd({ ad, video, mainVideo, isFullscreen, onRunning, ...more }: VideoAdOptions) {
  const [file] = useState(() =>
    chooseFile(ad.files, mainVideo.clientWidth, (type) => mainVideo.canPlayType(type) !== ''),
  );
  const [state, setState] = useReducer(
    (_: ReturnType<typeof startVideoAd>, next: ReturnType<typeof startVideoAd>) => next,
    startVideoAd(ad, mainVideo.muted, isFullscreen),
  );
  const latest = useRef(state);
  const stillness = useRef<ReturnType<typeof setTimeout>>(undefined);
  const companion = ad.companions.find(
    ({ width, height }) => width === videoCompanionSize.width && height === videoCompanionSize.height,
  );

  const notify = (addresses: readonly string[]) => {
    const { time, errorCode } = latest.current;
    for (const address of addresses)
      notifyServer(
        fillMacros(address, {
          time,
          file: file?.url ?? '',
          errorCode,
          now: new Date(),
          random: Math.random(),
        }),
      );
  };
  /** Each step runs once, however often React renders: a tracking request cannot be undone. */
  const happen = (event: VideoAdAction) => {
    const wasOver = isVideoAdOver(latest.current);
    const { next, report: reported } = videoAdState(latest.current, event);
    latest.current = next;
    setState(next);
    for (const kind of reported) {
      if (typeof kind === 'number') notify(ad.progress[kind]?.addresses ?? []);
      else {
        notify(ad.reported[kind]);
        more.onEvent(kind);
      }
    }
    if (reported.includes('start')) notify(companion?.seenAt ?? []);
    clearTimeout(stillness.current);
    if (next.phase === 'LOADING' || next.phase === 'PLAYING') stillness.current = giveUpLater();
    if (!wasOver && isVideoAdOver(next)) more.onOver();
  };
  const giveUpLater = () =>
    setTimeout(() => happen({ type: 'failed', errorCode: videoAdErrors.fileTooSlow }), timeoutMilliseconds);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per video ad
  useEffect(() => {
    const { current: element } = video;
    if (!element || !file) {
      happen({ type: 'failed', errorCode: videoAdErrors.noFileForUs });
      return;
    }
    element.volume = mainVideo.volume;
    element.muted = mainVideo.muted;
    element.play().catch(() => {
      // Without a press browsers may require muted playback; if even that fails there is no ad.
      element.muted = true;
      element.play().catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          happen({ type: 'failed', errorCode: videoAdErrors.cannotShow });
      });
    });
    stillness.current = giveUpLater();
    more.onStart();
    return () => clearTimeout(stillness.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported on change
  useEffect(() => happen({ type: 'fullscreen', on: isFullscreen }), [isFullscreen]);
  const isRunning = state.phase === 'PLAYING';
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported on change
  useEffect(() => onRunning(isRunning), [isRunning]);

  return { file, state, companion, notify, happen };
}
