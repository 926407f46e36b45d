import type { VideoPlayerState } from '#content/entities/video-player-state.ts';
import { videoMarkReached, videoStateChanged, type WatchedVideo } from '../analytics/events/video-events.ts';
import { track } from '../analytics/track.ts';
import { createPageView } from '../behaviours/page-view.ts';
import { createPlays } from './plays.ts';
import { beginWatching, type WatchEvent, type Watched, watching } from './watching.ts';

export interface Watch {
  hear(event: WatchEvent): void;
  state(): VideoPlayerState;
}

export interface WatchOptions {
  playerId: string;
  startsByItself: boolean;
  isMuted: boolean;
  /** Inside a story, not on a page of videos. */
  isInline: boolean;
}

const plays = createPlays(() => createPageView(document).guid());

/** One viewing of one film: keeps its state and tells measurement. */
export function createWatch(film: Pick<WatchedVideo, 'id' | 'title'>, options: WatchOptions): Watch {
  const { playerId, startsByItself, isMuted, isInline } = options;
  let { next: current, reports } = beginWatching(playerId, startsByItself, isMuted);
  const facts: WatchedVideo = {
    ...film,
    autoplayType: current.player.autoplayType,
    play: isInline ? plays.inline(film.id) : plays.playlist(film.id, startsByItself),
  };
  const tell = (told: Watched['reports']) => {
    const now = { playback: current.playback, tracking: current.player.videoState };
    for (const report of told)
      track(
        'percent' in report
          ? videoMarkReached(facts, now, report.percent)
          : videoStateChanged(facts, now, report.state),
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
