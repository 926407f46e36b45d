import {
  initialVideoPlayerState,
  type VideoPlayerState,
  type VideoTrackingState,
} from '#content/entities/video-player-state.ts';
import { videoQuartiles } from '#content/limits.ts';
import { autoplayTypeOf } from './autoplay.ts';

/** What is told to measurement, by the names it has there. */
export type WatchReport =
  | { state: 'unplayed' | 'played' | 'stopped' | 'muted' | 'unmuted' | 'completed' }
  | { percent: number };

export interface Watching {
  player: VideoPlayerState;
  isPlaying: boolean;
  isMuted: boolean;
  /** Seconds: where the film was when it was last heard of. */
  time: number;
  /** Quarters that were told; each is told once. */
  told: readonly number[];
}

export type WatchEvent =
  | { type: 'ad-loaded' }
  | { type: 'ad-ended' }
  /** `at` in milliseconds of the clock. */
  | { type: 'playing'; at: number }
  | { type: 'stopped' }
  | { type: 'volume'; isMuted: boolean }
  | { type: 'time'; time: number; duration: number }
  /** The reader went to another moment: what lies between was not seen. */
  | { type: 'moved'; time: number }
  | { type: 'ended' }
  | { type: 'sticky'; on: boolean };

export interface Watched {
  next: Watching;
  reports: readonly WatchReport[];
}

export function beginWatching(playerId: string, startsByItself: boolean, isMuted: boolean): Watched {
  const player = {
    ...initialVideoPlayerState,
    player: playerId,
    autoplay: startsByItself,
    autoplayType: autoplayTypeOf(startsByItself),
  };
  return { next: { player, isPlaying: false, isMuted, time: 0, told: [] }, reports: [{ state: 'unplayed' }] };
}

/** What becomes of a viewing when something happens to its film, and what is told about it. */
export function watching(before: Watching, event: WatchEvent): Watched {
  switch (event.type) {
    case 'ad-loaded':
      return quiet(before, { isAd: true, videoState: 'ADLOADED' });
    case 'ad-ended':
      return quiet(before, { isAd: false });
    case 'playing': {
      if (before.isPlaying) return quiet(before, { videoState: 'PLAYING' });
      const contentStartTime = before.player.contentStartTime ?? event.at;
      const { next } = quiet(before, { videoState: 'PLAYED', contentStartTime });
      return { next: { ...next, isPlaying: true }, reports: [{ state: 'played' }] };
    }
    case 'stopped':
      if (!before.isPlaying) return { next: before, reports: [] };
      return {
        next: { ...quiet(before, { videoState: 'STOPPED' }).next, isPlaying: false },
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
    case 'ended': {
      const { next, reports } = passed({ ...before, isPlaying: false }, [100]);
      if (before.player.videoState === 'COMPLETED') return { next, reports };
      // Nothing runs after a film here, so that with its content the whole is complete.
      return {
        next: { ...next, player: { ...next.player, videoState: 'COMPLETED' } },
        reports: [...reports, { state: 'completed' }],
      };
    }
    case 'sticky':
      return quiet(before, { sticky: event.on });
  }
}

function quiet(
  before: Watching,
  player: Partial<VideoPlayerState> & { videoState?: VideoTrackingState },
): Watched {
  return { next: { ...before, player: { ...before.player, ...player } }, reports: [] };
}

function passed(before: Watching, quarters: readonly number[]): Watched {
  const fresh = quarters.filter((percent) => !before.told.includes(percent));
  return {
    next: fresh.length > 0 ? { ...before, told: [...before.told, ...fresh] } : before,
    reports: fresh.map((percent) => ({ percent })),
  };
}

/** Those that were played through; who jumps over one has not seen it. */
function quartersBetween(from: number, to: number, duration: number): number[] {
  if (!(duration > 0) || to <= from) return [];
  const at = (percent: number) => (duration * percent) / 100;
  return videoQuartiles.filter((percent) => at(percent) > from && at(percent) <= to);
}
