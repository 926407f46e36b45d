import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { copy } from '#app/copy/site.ts';
import type { VideoAd, VideoAdEvent } from '#app/video/ads/ad.ts';
import {
  isVideoAdOver,
  secondsToSkip,
  startVideoAd,
  type VideoAdAction,
  videoAdErrors,
  videoAdState,
} from '#app/video/ads/ad-state.ts';
import { fillMacros } from '#app/video/ads/fill-macros.ts';
import { notifyServer } from '#app/video/ads/notify-server.ts';
import { chooseFile } from '#app/video/ads/read-ad.ts';
import { videoCompanionSize } from '#content/limits.ts';
import { takeFocus } from './take-focus.ts';
import { videoAdKeys } from './video-ad-keys.ts';
import { VideoAdOverlay } from './video-ad-overlay.tsx';

/** Contract between the player and the component that plays a video ad in it. */
export interface VideoAdLayerProps {
  /** The main video element: the ad uses its volume, and volume changes during the ad apply to it. */
  mainVideo: HTMLVideoElement;
  /** Of the player. */
  box: HTMLElement;
  isMini: boolean;
  isFullscreen: boolean;
  onEvent: (event: VideoAdEvent) => void;
  /** Whether the ad is playing: only a playing ad moves to the corner. */
  onRunning: (isRunning: boolean) => void;
  onFullscreen: () => void;
  onCloseMini: () => void;
  onOver: () => void;
}

/** An ad that has not started by then, or stalls for so long, is skipped. */
const timeoutMilliseconds = 5000;

/** An advertisement over the video that waits behind it. */
export function VideoAdLayer({ ad, mainVideo, ...more }: VideoAdLayerProps & { ad: VideoAd }) {
  const { isMini, isFullscreen, onRunning } = more;
  const video = useRef<HTMLVideoElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
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
    takeFocus(more.box, toggleButton.current);
    return () => clearTimeout(stillness.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported on change
  useEffect(() => happen({ type: 'fullscreen', on: isFullscreen }), [isFullscreen]);
  const isRunning = state.phase === 'PLAYING';
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported on change
  useEffect(() => onRunning(isRunning), [isRunning]);

  const toggle = () =>
    video.current?.paused ? void video.current.play().catch(() => {}) : video.current?.pause();
  const mute = () => {
    if (video.current) video.current.muted = !video.current.muted;
  };
  return (
    <VideoAdOverlay
      phase={state.phase}
      isMuted={state.isMuted}
      isMini={isMini}
      left={state.duration > 0 ? state.duration - state.time : undefined}
      toSkip={secondsToSkip(state)}
      advertiser={ad.advertiser || ad.title}
      click={ad.click}
      companion={companion}
      toggleRef={toggleButton}
      onKeyDown={(event: KeyboardEvent) =>
        videoAdKeys(event, { toggle, mute, fullscreen: more.onFullscreen })
      }
      onToggle={toggle}
      onMute={mute}
      onSkip={() => happen({ type: 'skip' })}
      onClick={() => {
        video.current?.pause();
        happen({ type: 'click' });
      }}
      onCompanionClick={() => {
        video.current?.pause();
        if (companion && 'clickedAt' in companion) notify(companion.clickedAt);
      }}
      onCloseMini={() => {
        video.current?.pause();
        more.onCloseMini();
      }}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the ad server sends none */}
      <video
        ref={video}
        src={file?.url}
        playsInline
        aria-label={copy.advertisement}
        onLoadedData={() => happen({ type: 'loaded' })}
        onPlaying={() => happen({ type: 'playing' })}
        onPause={({ currentTarget }) => currentTarget.ended || happen({ type: 'paused' })}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          happen({ type: 'time', time: currentTime, duration })
        }
        onVolumeChange={({ currentTarget: { muted, volume } }) => {
          Object.assign(mainVideo, { muted, volume });
          happen({ type: 'volume', isMuted: muted || volume === 0 });
        }}
        onEnded={() => happen({ type: 'ended' })}
        onError={() => happen({ type: 'failed', errorCode: videoAdErrors.fileNotFound })}
      />
    </VideoAdOverlay>
  );
}
