import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react';
import { copy } from '#app/copy.ts';
import { placeToResume } from '#app/video/kept-place.ts';
import { Icon } from '#design/icons/icon.tsx';
import { type AttachedSource, attachSource } from './attach-source.ts';
import { CaptionLine } from './caption-line.tsx';
import { ControlBar } from './control-bar.tsx';
import styles from './controls.module.css';
import type { Film } from './film.ts';
import { type PlayerReport, reportPlayer } from './player-events.ts';
import { commandOf, type PlayerCommand } from './player-keys.ts';
import { keepSettings, nextHeight, nextRate, readSettings } from './player-settings.ts';
import { initialPlayerState, type PlayerState, playerState } from './player-state.ts';
import { useVideoEvents } from './use-video-events.ts';
import { useWatch } from './use-watch.ts';

export interface ControlsProps {
  film: Film;
  video: HTMLVideoElement;
  box: HTMLElement;
  canShrink: boolean;
  /** Where a chapter or a line of the transcript was pressed before the video was there. */
  startAt: number | undefined;
  /** Nobody pressed for it: the film before ran on to it. */
  startsByItself?: boolean;
  onTime?: ((seconds: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
}

const started = (duration: number | undefined): PlayerState => ({
  ...initialPlayerState,
  ...readSettings(localStorage),
  playback: 'LOADING',
  duration: duration ?? 0,
});

/** Our controls over the browser's video: they come with the first press, and play at once. */
export function Controls({ film, video, box, canShrink, startAt, ...more }: ControlsProps) {
  const { startsByItself = false, onTime, onEnded } = more;
  const [state, dispatch] = useReducer(playerState, film.duration, started);
  const source = useRef<AttachedSource>(undefined);
  const latest = useRef(state);
  latest.current = state;

  const report = (kind: PlayerReport['kind']) =>
    reportPlayer(box, {
      kind,
      filmId: film.id,
      playback: latest.current.playback,
      time: video.currentTime,
      duration: latest.current.duration,
      muted: video.muted,
    });
  const play = () => {
    video.play().catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : '';
      // Browsers let a film that nobody pressed for run without its sound.
      if (name === 'NotAllowedError' && startsByItself && !video.muted) {
        video.muted = true;
        play();
        // A second press while the first is on its way is no failure.
      } else if (name !== 'AbortError') dispatch({ type: 'paused' });
    });
  };

  useWatch({ film, video, startsByItself, isMuted: state.muted, isMini: state.isMini });
  useVideoEvents({ video, box, canShrink, dispatch, report, onTime, onEnded });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per player; the film of a player does not change
  useEffect(() => {
    const { volume, muted, rate } = latest.current;
    Object.assign(video, { volume, muted, playbackRate: rate });
    let isGone = false;
    const attaching = attachSource(video, film.sources, {
      onFailed: () => dispatch({ type: 'failed' }),
      onHeights: (heights) => dispatch({ type: 'heights', heights }),
    });
    const startFrom = startAt ?? placeToResume(localStorage, film.id, Date.now());
    attaching.then((attached) => {
      if (isGone) return attached.detach();
      source.current = attached;
      if (startFrom !== undefined) video.currentTime = startFrom;
      return play();
    });
    return () => {
      isGone = true;
      source.current?.detach();
      video.pause();
    };
  }, [video]);

  const { volume, muted, rate, captions } = state;
  useEffect(
    () => keepSettings(localStorage, { volume, muted, rate, captions }),
    [volume, muted, rate, captions],
  );
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
    const target = event.target as HTMLElement;
    const on = target instanceof HTMLInputElement ? 'range' : target.closest('button') ? 'button' : 'other';
    const command = commandOf({ ...pick(event), on });
    if (!command) return;
    event.preventDefault();
    run(command);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys typed anywhere over the video; every one has a button too
    <div
      className={styles.layer}
      onKeyDown={onKeyDown}
      data-playback={state.playback}
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
      {(state.playback === 'LOADING' || state.playback === 'BUFFERING') && (
        <span className={styles.spinner} />
      )}
      {state.hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{copy.videoFailed}</p>
          <button type="button" onClick={retry}>
            <Icon name="replay" /> {copy.tryAgain}
          </button>
        </div>
      )}
      <CaptionLine video={video} isOn={state.captions} />
      {state.isMini && (
        <button
          className={styles.close}
          type="button"
          aria-label={copy.closeMiniPlayer}
          onClick={() => {
            video.pause();
            dispatch({ type: 'mini-closed' });
            report('mini');
          }}
        >
          <Icon name="close" />
        </button>
      )}
      <ControlBar
        film={film}
        state={state}
        canPopOut={document.pictureInPictureEnabled}
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
      />
      <p className="vh" role="status">
        {state.playback === 'BUFFERING' ? copy.loadingVideo : ''}
      </p>
    </div>
  );
}

const pick = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, altKey });

function toggleFullscreen(box: HTMLElement, video: HTMLVideoElement): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (box.requestFullscreen) box.requestFullscreen().catch(() => {});
  // Phones of one maker only let the video itself fill the screen.
  else if ('webkitEnterFullscreen' in video) (video.webkitEnterFullscreen as () => void)();
}

function togglePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
  else video.requestPictureInPicture().catch(() => {});
}
