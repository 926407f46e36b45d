import {
  initialVideoPlayerState,
  type PlaybackCode,
  playbackStates,
  type VideoPlayerState,
  type VideoTrackingState,
} from '#content/entities/video-player-state.ts';
import { videoQuartiles } from '#content/limits.ts';
import { autoplayTypeOf } from './autoplay.ts';

/** Reports to measurement, by its names. */
export type WatchReport =
  | { state: 'unplayed' | 'played' | 'stopped' | 'muted' | 'unmuted' | 'completed' }
  | { percent: number };

export interface Watching {
  player: VideoPlayerState;
  playback: PlaybackCode;
  isPlaying: boolean;
  isMuted: boolean;
  /** Seconds: the position at the last event. */
  time: number;
  /** Reported quarters; each is reported once. */
  reported: readonly number[];
}

export type WatchEvent =
  | { type: 'ad-loaded' }
  | { type: 'ad-ended' }
  /** `at` in milliseconds of the clock. */
  | { type: 'playing'; at: number }
  | { type: 'stopped' }
  | { type: 'volume'; isMuted: boolean }
  | { type: 'time'; time: number; duration: number }
  /** The reader seeked: the part between was not seen. */
  | { type: 'moved'; time: number }
  /** Playback is stalled until more has loaded. */
  | { type: 'waiting' }
  /** `isLast`: nothing follows it in the player. */
  | { type: 'ended'; isLast: boolean }
  /** The reader declined the next video. */
  | { type: 'stayed' }
  | { type: 'sticky'; on: boolean };

export interface Watched {
  next: Watching;
  reports: readonly WatchReport[];
}

export function startWatching(playerId: string, startsByItself: boolean, isMuted: boolean): Watched {
  const player = {
    ...initialVideoPlayerState,
    player: playerId,
    autoplay: startsByItself,
    autoplayType: autoplayTypeOf(startsByItself),
  };
  const { LOADING } = playbackStates;
  return {
    next: { player, playback: LOADING, isPlaying: false, isMuted, time: 0, reported: [] },
    reports: [{ state: 'unplayed' }],
  };
}

/** The next state of a viewing, and what to report about it. */
export function watching(before: Watching, event: WatchEvent): Watched {
  switch (event.type) {
    case 'ad-loaded':
      return quiet(before, { isAd: true, videoState: 'ADLOADED' });
    case 'ad-ended':
      return quiet(before, { isAd: false });
    case 'playing': {
      const playing = { ...before, playback: playbackStates.PLAYING };
      if (before.isPlaying) return quiet(playing, { videoState: 'PLAYING' });
      const contentStartTime = before.player.contentStartTime ?? event.at;
      const { next } = quiet(playing, { videoState: 'PLAYED', contentStartTime });
      return { next: { ...next, isPlaying: true }, reports: [{ state: 'played' }] };
    }
    case 'stopped':
      if (!before.isPlaying) return { next: before, reports: [] };
      return {
        next: {
          ...quiet(before, { videoState: 'STOPPED' }).next,
          isPlaying: false,
          playback: playbackStates.PAUSED,
        },
        reports: [{ state: 'stopped' }],
      };
    case 'volume': {
      const { isMuted } = event;
      if (before.isMuted === isMuted) return { next: before, reports: [] };
      return {
        next: { ...quiet(before, { videoState: isMuted ? 'MUTED' : 'UNMUTED' }).next, isMuted },
        reports: [{ state: isMuted ? 'muted' : 'unmuted' }],
      };
    }
    case 'time':
      return passed(
        { ...before, time: event.time },
        quartersBetween(before.time, event.time, event.duration),
      );
    case 'moved':
      return { next: { ...before, time: event.time }, reports: [] };
    case 'waiting':
      return { next: { ...before, playback: playbackStates.BUFFERING }, reports: [] };
    case 'ended': {
      const ended = { ...before, isPlaying: false, playback: playbackStates.STOPPED };
      const { next, reports } = passed(ended, [100]);
      if (isCompleted(before)) return { next, reports };
      // If another video follows, the content is complete but the player continues.
      const videoState = event.isLast ? 'COMPLETED' : 'CONTENT_COMPLETED';
      return {
        next: { ...next, player: { ...next.player, videoState } },
        reports: [...reports, { state: 'completed' }],
      };
    }
    case 'stayed':
      return isCompleted(before) ? quiet(before, { videoState: 'COMPLETED' }) : { next: before, reports: [] };
    case 'sticky':
      return quiet(before, { sticky: event.on });
  }
}

const isCompleted = ({ player: { videoState } }: Watching) =>
  videoState === 'COMPLETED' || videoState === 'CONTENT_COMPLETED';

function quiet(
  before: Watching,
  player: Partial<VideoPlayerState> & { videoState?: VideoTrackingState },
): Watched {
  return { next: { ...before, player: { ...before.player, ...player } }, reports: [] };
}

function passed(before: Watching, quarters: readonly number[]): Watched {
  const added = quarters.filter((percent) => !before.reported.includes(percent));
  return {
    next: added.length > 0 ? { ...before, reported: [...before.reported, ...added] } : before,
    reports: added.map((percent) => ({ percent })),
  };
}

/** Quarters that were played through; skipped ones were not seen. */
function quartersBetween(from: number, to: number, duration: number): number[] {
  if (!(duration > 0) || to <= from) return [];
  const at = (percent: number) => (duration * percent) / 100;
  return videoQuartiles.filter((percent) => at(percent) > from && at(percent) <= to);
}
