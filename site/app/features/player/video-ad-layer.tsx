import { type KeyboardEvent, useRef } from 'react';
import { copy } from '#app/copy/site.ts';
import type { VideoAd, VideoAdEvent } from '#app/video/ads/ad.ts';
import { secondsToSkip, videoAdErrors } from '#app/video/ads/video-ad-state.ts';
import { takeFocus } from './take-focus.ts';
import { useVideoAd } from './use-video-ad.ts';
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

/** An advertisement over the video that waits behind it. */
export function VideoAdLayer({ ad, mainVideo, ...more }: VideoAdLayerProps & { ad: VideoAd }) {
  const video = useRef<HTMLVideoElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const { file, state, companion, notify, happen } = useVideoAd({
    ...more,
    ad,
    video,
    mainVideo,
    onStart: () => takeFocus(more.box, toggleButton.current),
  });

  const toggle = () =>
    video.current?.paused ? void video.current.play().catch(() => {}) : video.current?.pause();
  const mute = () => {
    if (video.current) video.current.muted = !video.current.muted;
  };
  return (
    <VideoAdOverlay
      phase={state.phase}
      isMuted={state.isMuted}
      isMini={more.isMini}
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
