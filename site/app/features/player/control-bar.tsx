import type { Ref } from 'react';
import { copy } from '#app/copy/site.ts';
import { playbackStates } from '#content/entities/video-player-state.ts';
import { formatDuration } from '#content/rules/video-duration.ts';
import { Icon, type IconName } from '#design/icons/icon.tsx';
import { playerCopy } from '../../copy/player.ts';
import { chapterAt } from './chapter-at.ts';
import styles from './controls.module.css';
import type { PlayableVideo } from './playable-video.ts';
import type { PlayerCommand } from './player-keys.ts';
import type { PlayerState } from './player-state.ts';
import { SeekBar } from './seek-bar.tsx';

interface ControlBarProps {
  playable: PlayableVideo;
  state: PlayerState;
  canPopOut: boolean;
  toggleRef?: Ref<HTMLButtonElement>;
  onCommand: (command: PlayerCommand) => void;
  onSeek: (seconds: number) => void;
  onVolume: (part: number) => void;
  onRate: () => void;
  onHeight: () => void;
  onPopOut: () => void;
  /** To the next video, if there is one. */
  onNext?: (() => void) | undefined;
}

function playButton({ playback }: PlayerState): { icon: IconName; label: string } {
  if (playback === playbackStates.PLAYING || playback === playbackStates.BUFFERING)
    return { icon: 'pause', label: playerCopy.pause };
  return playback === playbackStates.STOPPED
    ? { icon: 'replay', label: playerCopy.playAgain }
    : { icon: 'play-solid', label: playerCopy.play };
}

/** The row of buttons and the progress bar above it. Renders state, reports actions. */
export function ControlBar({
  playable,
  state,
  canPopOut,
  toggleRef,
  onCommand,
  ...actions
}: ControlBarProps) {
  const { time, duration } = state;
  const chapter = playable.chapters[chapterAt(playable.chapters, time)];
  const button = playButton(state);
  const isSilent = state.muted || state.volume === 0;
  return (
    <div className={styles.bar}>
      <SeekBar playable={playable} state={state} onSeek={actions.onSeek} />
      <div className={styles.buttons}>
        <button
          ref={toggleRef}
          type="button"
          aria-label={button.label}
          onClick={() => onCommand({ kind: 'toggle' })}
        >
          <Icon name={button.icon} size={20} />
        </button>
        {actions.onNext && (
          <button type="button" className={styles.wide} aria-label={playerCopy.next} onClick={actions.onNext}>
            <Icon name="skip" size={20} />
          </button>
        )}
        <button
          type="button"
          aria-label={isSilent ? playerCopy.unmute : playerCopy.mute}
          onClick={() => onCommand({ kind: 'mute' })}
        >
          <Icon name={isSilent ? 'muted' : 'volume'} size={20} />
        </button>
        <input
          className={styles.volume}
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={state.muted ? 0 : state.volume}
          aria-label={playerCopy.volume}
          onChange={({ target }) => actions.onVolume(Number(target.value))}
        />
        <span className={styles.time}>
          {formatDuration(time)} <span>/ {formatDuration(Math.round(duration))}</span>
        </span>
        {chapter && <span className={styles.chapter}>{chapter.title}</span>}
        <span className={styles.space} />
        {playable.captions && (
          <button
            type="button"
            aria-pressed={state.captions}
            aria-label={playerCopy.captions}
            onClick={() => onCommand({ kind: 'captions' })}
          >
            <Icon name="captions" size={20} />
          </button>
        )}
        <button
          type="button"
          className={styles.rate}
          aria-label={playerCopy.speedOf(state.rate)}
          onClick={actions.onRate}
        >
          {state.rate}×
        </button>
        {state.heights.length > 1 && (
          <button
            type="button"
            className={`${styles.rate} ${styles.quality}`}
            aria-label={playerCopy.qualityOf(state.height)}
            onClick={actions.onHeight}
          >
            {state.height ? `${state.height}p` : playerCopy.automatic}
          </button>
        )}
        {canPopOut && (
          <button
            type="button"
            className={styles.wide}
            aria-label={playerCopy.pictureInPicture}
            onClick={actions.onPopOut}
          >
            <Icon name="mini" size={20} />
          </button>
        )}
        <button
          type="button"
          aria-label={state.isFullscreen ? copy.exitFullScreen : copy.fullScreen}
          onClick={() => onCommand({ kind: 'fullscreen' })}
        >
          <Icon name={state.isFullscreen ? 'shrink' : 'expand'} size={20} />
        </button>
      </div>
    </div>
  );
}
