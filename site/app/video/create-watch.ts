import type { VideoPlayerState } from '#content/entities/video-player-state.ts';
import { videoMarkReached, videoStateChanged, type WatchedVideo } from '../analytics/events/video-events.ts';
import { track } from '../analytics/track.ts';
import { createPageView } from '../behaviours/page-view.ts';
import { createPlays } from './plays.ts';
import { startWatching, type WatchEvent, type Watched, watching } from './watching.ts';

export interface Watch {
  notify(event: WatchEvent): void;
  state(): VideoPlayerState;
}

interface WatchOptions {
  playerId: string;
  startsByItself: boolean;
  isMuted: boolean;
  /** Inside a story, not on a page of videos. */
  isInline: boolean;
}

const plays = createPlays(() => createPageView(document).guid());

/** One viewing of one video: holds its state and reports it to measurement. */
export function createWatch(video: Pick<WatchedVideo, 'id' | 'title'>, options: WatchOptions): Watch {
  const { playerId, startsByItself, isMuted, isInline } = options;
  let { next: current, reports } = startWatching(playerId, startsByItself, isMuted);
  const facts: WatchedVideo = {
    ...video,
    autoplayType: current.player.autoplayType,
    play: isInline ? plays.inline(video.id) : plays.playlist(video.id, startsByItself),
  };
  const send = (due: Watched['reports']) => {
    const now = { playback: current.playback, tracking: current.player.videoState };
    for (const report of due)
      track(
        'percent' in report
          ? videoMarkReached(facts, now, report.percent)
          : videoStateChanged(facts, now, report.state),
      );
  };
  send(reports);
  return {
    notify(event) {
      ({ next: current, reports } = watching(current, event));
      send(reports);
    },
    state: () => current.player,
  };
}
