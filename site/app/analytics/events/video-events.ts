import type { AutoplayType } from '#content/entities/video-player-state.ts';
import { playerVersion } from '#content/limits.ts';
import type { SiteEvent, VideoState } from './event-payloads.ts';

/** Which film, for the player that reports. */
export interface WatchedFilm {
  id: string;
  title: string;
  autoplayType: AutoplayType;
}

/** What state the player came to. */
export const videoStateChanged = (film: WatchedFilm, state: VideoState): SiteEvent<'video_state'> => ({
  name: 'video_state',
  payload: { ...facts(film), video_state: state },
});

/** And which quarter was reached. */
export const videoMarkReached = (film: WatchedFilm, percent: number): SiteEvent<'video_progress'> => ({
  name: 'video_progress',
  payload: { ...facts(film), video_percent: percent },
});

const facts = ({ id, title, autoplayType }: WatchedFilm) => ({
  video_id: id,
  video_title: title,
  autoplay_type: autoplayType,
  player_version: playerVersion,
});
