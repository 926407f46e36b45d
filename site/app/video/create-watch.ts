import type { VideoPlayerState } from '#content/entities/video-player-state.ts';
import { trackVideoProgress, trackVideoState, type WatchedFilm } from '../analytics/video-events.ts';
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
      if ('percent' in report) trackVideoProgress(facts, report.percent);
      else trackVideoState(facts, report.state);
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
