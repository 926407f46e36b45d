import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { copy } from '#app/copy/site.ts';
import type { VideoAdEvent } from '#app/video/ads/ad.ts';
import { type DueVideoAd, requestVideoAd } from '#app/video/ads/request-ad.ts';
import type { NextUp } from '#app/video/next-up.ts';
import { placeToResume } from '#app/video/stored-position.ts';
import { playbackStateName, playbackStates } from '#content/entities/video-player-state.ts';
import { Icon } from '#design/icons/icon.tsx';
import { playerCopy } from '../../copy/player.ts';
import { type AttachedSource, attachSource } from './attach-source.ts';
import { CaptionLine } from './caption-line.tsx';
import { ControlBar } from './control-bar.tsx';
import styles from './controls.module.css';
import type { LoadedImaLayerProps } from './loaded-ima-layer.tsx';
import { findNextUp, goToNextUp, NextUpOffer } from './next-up-offer.tsx';
import type { PlayableVideo } from './playable-video.ts';
import { type PlayerReport, reportPlayer } from './player-events.ts';
import { commandOf, onWhat, type PlayerCommand } from './player-keys.ts';
import { nextHeight, nextRate, readSettings, saveSettings } from './player-settings.ts';
import { initialPlayerState, type PlayerState, playerState } from './player-state.ts';
import spinner from './spinner.module.css';
import { takeFocus } from './take-focus.ts';
import { useVideoEvents } from './use-video-events.ts';
import { useWatch } from './use-watch.ts';
import { VideoAdLayer, type VideoAdLayerProps } from './video-ad-layer.tsx';

export interface ControlsProps {
  playable: PlayableVideo;
  video: HTMLVideoElement;
  box: HTMLElement;
  canShrink: boolean;
  /** Where a chapter or a line of the transcript was pressed before the video was there. */
  startAt: number | undefined;
  /** Started by autoplay after the previous video, without a press. */
  startsByItself?: boolean;
  /** At its end the first video of the list beside it follows. */
  runsOn?: boolean;
  /** Inside a story. */
  isInline?: boolean;
  /** Something moves: the poster has done its work. */
  onSeen: () => void;
  onTime?: ((seconds: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
}

const started = (duration: number | undefined): PlayerState => ({
  ...initialPlayerState,
  ...readSettings(localStorage),
  playback: playbackStates.LOADING,
  duration: duration ?? 0,
});

/** Our controls over the browser's video element: they load with the first press, and play at once. */
export function Controls({ playable, video, box, canShrink, startAt, ...more }: ControlsProps) {
  const { startsByItself = false, runsOn = false, isInline = false, onSeen, onTime, onEnded } = more;
  const [ad, setVideoAd] = useState<DueVideoAd>();
  const [following] = useState(() => (runsOn ? findNextUp(document, location.pathname) : undefined));
  const [next, setNext] = useState<NextUp>();
  const [state, dispatch] = useReducer(playerState, playable.duration, started);
  const source = useRef<AttachedSource>(undefined);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const latest = useRef(state);
  latest.current = state;

  const report = (kind: PlayerReport['kind']) =>
    reportPlayer(box, {
      kind,
      videoId: playable.id,
      playback: latest.current.playback,
      time: video.currentTime,
      duration: latest.current.duration,
      muted: video.muted,
    });
  const play = () => {
    video.play().catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : '';
      // Browsers allow autoplay only without sound.
      if (name === 'NotAllowedError' && startsByItself && !video.muted) {
        video.muted = true;
        play();
        // A second press while the first is pending is not a failure.
      } else if (name !== 'AbortError') dispatch({ type: 'paused' });
    });
  };

  const watch = useWatch({
    playable,
    video,
    startsByItself,
    isInline,
    hasNext: following !== undefined,
    isMuted: state.muted,
    isMini: state.isMini,
  });
  const stay = () => {
    setNext(undefined);
    watch.current?.notify({ type: 'stayed' });
  };
  useVideoEvents({
    video,
    box,
    canShrink,
    dispatch,
    report,
    onTime,
    onEnded() {
      setNext(following);
      onEnded?.();
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per player; the video of a player does not change
  useEffect(() => {
    const { volume, muted, rate } = latest.current;
    Object.assign(video, { volume, muted, playbackRate: rate });
    let isGone = false;
    const attaching = attachSource(video, playable.sources, {
      onFailed: () => dispatch({ type: 'failed' }),
      onHeights: (heights) => dispatch({ type: 'heights', heights }),
    });
    const startFrom = startAt ?? placeToResume(localStorage, playable.id, Date.now());
    // The video loads while the ad server responds, and behind its ad.
    const requesting = requestVideoAd(playable, { isMuted: muted, startsByItself });
    void Promise.all([attaching, requesting]).then(([attached, due]) => {
      if (isGone) return attached.detach();
      source.current = attached;
      if (startFrom !== undefined) video.currentTime = startFrom;
      if (!due) {
        takeFocus(box, toggleButton.current);
        return play();
      }
      watch.current?.notify({ type: 'ad-loaded' });
      // A chapter may have been pressed while the ad server responded.
      video.pause();
      // A seek during the ad is applied when the ad is over.
      box.dataset.videoAd = '';
      setVideoAd(due);
      return onSeen();
    });
    return () => {
      isGone = true;
      delete box.dataset.videoAd;
      source.current?.detach();
      video.pause();
    };
  }, [video]);

  const { volume, muted, rate, captions } = state;
  useEffect(
    () => saveSettings(localStorage, { volume, muted, rate, captions }),
    [volume, muted, rate, captions],
  );
  const hadVideoAd = useRef(false);
  useEffect(() => {
    if (hadVideoAd.current && !ad) takeFocus(box, toggleButton.current);
    hadVideoAd.current = ad !== undefined;
  }, [box, ad]);
  useEffect(() => {
    if (state.isMini) box.dataset.mini = '';
    else delete box.dataset.mini;
  }, [box, state.isMini]);

  const retry = () => {
    dispatch({ type: 'loading' });
    source.current?.retry();
    play();
  };
  const seek = (seconds: number) => {
    video.currentTime = Math.min(
      Math.max(0, seconds),
      Number.isFinite(video.duration) ? video.duration : seconds,
    );
    report('seek');
  };
  const run = (command: PlayerCommand) => {
    switch (command.kind) {
      case 'toggle':
        return video.paused ? play() : video.pause();
      case 'seek-by':
        return seek(video.currentTime + command.seconds);
      case 'volume-by':
        video.muted = false;
        video.volume = Math.min(1, Math.max(0, video.volume + command.part));
        return undefined;
      case 'mute':
        video.muted = !video.muted;
        return undefined;
      case 'captions':
        dispatch({ type: 'captions', on: !state.captions });
        return report('captions');
      case 'fullscreen':
        return toggleFullscreen(box, video);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf({ ...pick(event), on: onWhat(event.target) });
    if (!command) return;
    event.preventDefault();
    run(command);
  };

  const closeMini = () => {
    video.pause();
    dispatch({ type: 'mini-closed' });
    report('mini');
  };
  if (ad) {
    const shared: VideoAdLayerProps = {
      mainVideo: video,
      box,
      isMini: state.isMini,
      isFullscreen: state.isFullscreen,
      onEvent(event) {
        const kind = videoAdReports[event];
        if (kind) report(kind);
      },
      onRunning: (isRunning) => dispatch({ type: 'ad', isRunning }),
      onFullscreen: () => toggleFullscreen(box, video),
      onCloseMini: closeMini,
      onOver() {
        dispatch({ type: 'ad', isRunning: false });
        setVideoAd(undefined);
        delete box.dataset.videoAd;
        watch.current?.notify({ type: 'ad-ended' });
        play();
      },
    };
    if (ad.by === 'own') return <VideoAdLayer ad={ad.ad} {...shared} />;
    return (
      <Suspense>
        <LoadedImaLayer {...ad} startsByItself={startsByItself} {...shared} />
      </Suspense>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys typed anywhere over the video; every one has a button too
    <div
      className={styles.layer}
      onKeyDown={onKeyDown}
      data-playback={playbackStateName(state.playback)}
      data-failed={state.hasFailed || undefined}
    >
      <button
        className={styles.surface}
        type="button"
        // The same as the button below, as large as the picture: one of them is enough to read about.
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => run({ kind: 'toggle' })}
        onDoubleClick={() => run({ kind: 'fullscreen' })}
      />
      {(state.playback === playbackStates.LOADING || state.playback === playbackStates.BUFFERING) && (
        <span className={spinner.spinner} />
      )}
      {state.hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{playerCopy.videoFailed}</p>
          <button type="button" onClick={retry}>
            <Icon name="replay" /> {copy.tryAgain}
          </button>
        </div>
      )}
      {next && state.playback === playbackStates.STOPPED && <NextUpOffer next={next} onStay={stay} />}
      <CaptionLine video={video} isOn={state.captions} />
      {state.isMini && (
        <button
          className={styles.close}
          type="button"
          aria-label={playerCopy.closeMiniPlayer}
          onClick={closeMini}
        >
          <Icon name="close" />
        </button>
      )}
      <ControlBar
        playable={playable}
        state={state}
        canPopOut={document.pictureInPictureEnabled}
        toggleRef={toggleButton}
        onCommand={run}
        onSeek={seek}
        onVolume={(value) => Object.assign(video, { volume: value, muted: value === 0 })}
        onRate={() => {
          video.playbackRate = nextRate(video.playbackRate);
        }}
        onHeight={() => {
          const height = nextHeight(state.heights, state.height);
          source.current?.choose(height);
          dispatch({ type: 'height', height });
        }}
        onPopOut={() => togglePictureInPicture(video)}
        onNext={following && (() => goToNextUp(following))}
      />
      <p className="vh" role="status">
        {state.playback === playbackStates.BUFFERING ? copy.loadingVideo : ''}
      </p>
    </div>
  );
}

/** A script of another company, only where one is configured. */
const LoadedImaLayer = lazy<ComponentType<LoadedImaLayerProps>>(() =>
  import('./loaded-ima-layer.tsx').then(
    ({ LoadedImaLayer: layer }) => ({ default: layer }),
    () => ({ default: NoVideoAd }),
  ),
);

/** The ad code failed to load: the video plays. */
function NoVideoAd({ onOver }: Pick<VideoAdLayerProps, 'onOver'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onOver, []);
  return null;
}

/** Video ad events that the page receives; the others go only to the advertiser. */
const videoAdReports: Readonly<Partial<Record<VideoAdEvent, PlayerReport['kind']>>> = {
  start: 'ad-start',
  complete: 'ad-complete',
  skip: 'ad-skip',
  click: 'ad-click',
  error: 'ad-error',
};

const pick = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, altKey });

function toggleFullscreen(box: HTMLElement, video: HTMLVideoElement): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (box.requestFullscreen) box.requestFullscreen().catch(() => {});
  // iPhones allow fullscreen only for the video element itself.
  else if ('webkitEnterFullscreen' in video) (video.webkitEnterFullscreen as () => void)();
}

function togglePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
  else video.requestPictureInPicture().catch(() => {});
}
