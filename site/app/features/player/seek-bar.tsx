import type { CSSProperties } from 'react';
import { formatDuration } from '#content/rules/video-duration.ts';
import { playerCopy } from '../../copy/player.ts';
import { chapterAt } from './chapter-at.ts';
import styles from './controls.module.css';
import type { PlayableVideo } from './playable-video.ts';
import type { PlayerState } from './player-state.ts';
import { seekKey, seekSegments } from './seek-segments.ts';

interface SeekBarProps {
  playable: PlayableVideo;
  state: PlayerState;
  onSeek: (seconds: number) => void;
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** The slider over the chapters of a video, each at its true length. */
export function SeekBar({ playable, state, onSeek }: SeekBarProps) {
  const { time, duration } = state;
  const chapter = playable.chapters[chapterAt(playable.chapters, time)];
  return (
    <div className={styles.seek}>
      {seekSegments(playable.chapters, state).map(({ start, length, played, loaded }) => (
        <i
          key={start}
          style={
            {
              flexGrow: length || 1,
              '--played': percent(played),
              '--loaded': percent(loaded),
            } as CSSProperties
          }
        />
      ))}
      <input
        type="range"
        min={0}
        max={duration || 1}
        step={0.1}
        value={Math.min(time, duration || 1)}
        aria-label={playerCopy.seek}
        aria-valuetext={playerCopy.timeOf(formatDuration(time), formatDuration(duration), chapter?.title)}
        onChange={({ target }) => onSeek(Number(target.value))}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, altKey } = event;
          const seconds = ctrlKey || metaKey || altKey ? undefined : seekKey(key, time, duration);
          if (seconds === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          onSeek(seconds);
        }}
      />
    </div>
  );
}
