import type { InlineClick, PlaylistEntry } from '#content/entities/playlist-entry.ts';
import type { AutoplayType, PlaybackCode, VideoTrackingState } from '#content/entities/video-player-state.ts';
import { playerVersion } from '#content/limits.ts';
import type { EventPayloads, SiteEvent, VideoState } from './event-payloads.ts';

/** Which film, for the player that reports. */
export interface WatchedVideo {
  id: string;
  title: string;
  autoplayType: AutoplayType;
  /** How it came to be played: in a playlist, or by a click inside a story. */
  play: PlaylistEntry | InlineClick;
}

/** What the player is at, when it reports. */
export interface PlayerNow {
  playback: PlaybackCode;
  tracking: VideoTrackingState;
}

/** What state the player came to. */
export const videoStateChanged = (
  film: WatchedVideo,
  now: PlayerNow,
  state: VideoState,
): SiteEvent<'video_state'> => ({
  name: 'video_state',
  payload: { ...facts(film, now), video_state: state },
});

/** And which quarter was reached. */
export const videoMarkReached = (
  film: WatchedVideo,
  now: PlayerNow,
  percent: number,
): SiteEvent<'video_progress'> => ({
  name: 'video_progress',
  payload: { ...facts(film, now), video_percent: percent },
});

type PlayableVideo = Omit<EventPayloads['video_state'], 'video_state'>;

const facts = (
  { id, title, autoplayType, play }: WatchedVideo,
  { playback, tracking }: PlayerNow,
): PlayableVideo => ({
  video_id: id,
  video_title: title,
  autoplay_type: autoplayType,
  player_version: playerVersion,
  playback_state: playback,
  tracking_state: tracking,
  ...('click' in play
    ? { inline_id: play.id, inline_click: play.click }
    : {
        playlist_id: play.id,
        playlist_count: play.count,
        view_correlation_id: play.view_correlation_id,
      }),
});
