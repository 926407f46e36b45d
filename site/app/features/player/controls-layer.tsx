import type { KeyboardEvent, ReactNode } from 'react';
import { copy } from '#app/copy/site.ts';
import { playbackStateName, playbackStates } from '#content/entities/video-player-state.ts';
import { Icon } from '#design/icons/icon.tsx';
import { playerCopy } from '../../copy/player.ts';
import { CaptionLine } from './caption-line.tsx';
import styles from './controls.module.css';
import { commandOf, onWhat, type PlayerCommand } from './player-keys.ts';
import type { PlayerState } from './player-state.ts';
import spinner from './spinner.module.css';

interface ControlsLayerProps {
  video: HTMLVideoElement;
  state: PlayerState;
  onCommand: (command: PlayerCommand) => void;
  onRetry: () => void;
  onCloseMini: () => void;
  /** Offered when the video has ended. */
  nextUp: ReactNode;
  /** The control bar. */
  children: ReactNode;
}

/** Everything over the picture: click surface, spinner, failure, captions, and the keys of the whole player. */
export function ControlsLayer({
  video,
  state,
  onCommand,
  onRetry,
  onCloseMini,
  ...more
}: ControlsLayerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf({ ...pick(event), on: onWhat(event.target) });
    if (!command) return;
    event.preventDefault();
    onCommand(command);
  };
  const { playback } = state;
  const isBuffering = playback === playbackStates.BUFFERING;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys typed anywhere over the video; every one has a button too
    <div
      className={styles.layer}
      onKeyDown={onKeyDown}
      data-playback={playbackStateName(playback)}
      data-failed={state.hasFailed || undefined}
    >
      <button
        className={styles.surface}
        type="button"
        // The same as the button below, as large as the picture: one of them is enough to read about.
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => onCommand({ kind: 'toggle' })}
        onDoubleClick={() => onCommand({ kind: 'fullscreen' })}
      />
      {(playback === playbackStates.LOADING || isBuffering) && <span className={spinner.spinner} />}
      {state.hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{playerCopy.videoFailed}</p>
          <button type="button" onClick={onRetry}>
            <Icon name="replay" /> {copy.tryAgain}
          </button>
        </div>
      )}
      {playback === playbackStates.STOPPED && more.nextUp}
      <CaptionLine video={video} isOn={state.captions} />
      {state.isMini && (
        <button
          className={styles.close}
          type="button"
          aria-label={playerCopy.closeMiniPlayer}
          onClick={onCloseMini}
        >
          <Icon name="close" />
        </button>
      )}
      {more.children}
      <p className="vh" role="status">
        {isBuffering ? copy.loadingVideo : ''}
      </p>
    </div>
  );
}

const pick = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, altKey });
