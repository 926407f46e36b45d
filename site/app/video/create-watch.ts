import type { VideoPlayerState } from '#content/entities/video-player-state.ts';
import { videoMarkReached, videoStateChanged, type WatchedFilm } from '../analytics/events/video-events.ts';
import { track } from '../analytics/track.ts';
import { beginWatching, type WatchEvent, type Watched, watching } from './watching.ts';

export interface Watch {
  hear(event: WatchEvent): void;
  state(): VideoPlayerState;
}

export interface WatchOptions {
  playerId: string;
  startsByItself: boolean;
  isMuted: boolean;
}

/** One viewing of one film: keeps its state and tells measurement. */
export function createWatch(film: Pick<WatchedFilm, 'id' | 'title'>, options: WatchOptions): Watch {
  let { next: current, reports } = beginWatching(options.playerId, options.startsByItself, options.isMuted);
  const facts: WatchedFilm = { ...film, autoplayType: current.player.autoplayType };
  const tell = (told: Watched['reports']) => {
    for (const report of told)
      track(
        'percent' in report
          ? videoMarkReached(facts, report.percent)
          : videoStateChanged(facts, report.state),
      );
  };
  tell(reports);
  return {
    hear(event) {
      ({ next: current, reports } = watching(current, event));
      tell(reports);
    },
    state: () => current.player,
  };
}
