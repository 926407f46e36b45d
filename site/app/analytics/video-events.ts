import type { AutoplayType } from '#content/entities/video-player-state.ts';
import { playerVersion } from '#content/limits.ts';
import { track } from './track.ts';

/** Which film, for the player that reports. */
export interface WatchedFilm {
  id: string;
  title: string;
  autoplayType: AutoplayType;
}

export type VideoState = 'unplayed' | 'played' | 'stopped' | 'muted' | 'unmuted' | 'completed';

/** The player says what state it came to. */
export const trackVideoState = (film: WatchedFilm, state: VideoState): void =>
  track('video_state', { ...facts(film), video_state: state });

/** And which quarter was reached. */
export const trackVideoProgress = (film: WatchedFilm, percent: number): void =>
  track('video_progress', { ...facts(film), video_percent: percent });

const facts = ({ id, title, autoplayType }: WatchedFilm) => ({
  video_id: id,
  video_title: title,
  autoplay_type: autoplayType,
  player_version: playerVersion,
});
