import type { InlineClick, PlaylistEntry } from '#content/entities/playlist-entry.ts';
import type { AutoplayType, PlaybackCode, VideoTrackingState } from '#content/entities/video-player-state.ts';
import { playerVersion } from '#content/limits.ts';
import type { EventPayloads, SiteEvent, VideoState } from './event-payloads.ts';

/** The video, for the player that reports. */
export interface WatchedVideo {
  id: string;
  title: string;
  autoplayType: AutoplayType;
  /** How it was started: from a playlist, or by a click inside a story. */
  play: PlaylistEntry | InlineClick;
}

/** The player's state when it reports. */
interface PlayerNow {
  playback: PlaybackCode;
  tracking: VideoTrackingState;
}

export const videoStateChanged = (
  video: WatchedVideo,
  now: PlayerNow,
  state: VideoState,
): SiteEvent<'video_state'> => ({
  name: 'video_state',
  payload: { ...facts(video, now), video_state: state },
});

export const videoMarkReached = (
  video: WatchedVideo,
  now: PlayerNow,
  percent: number,
): SiteEvent<'video_progress'> => ({
  name: 'video_progress',
  payload: { ...facts(video, now), video_percent: percent },
});

type VideoFacts = Omit<EventPayloads['video_state'], 'video_state'>;

const facts = (
  { id, title, autoplayType, play }: WatchedVideo,
  { playback, tracking }: PlayerNow,
): VideoFacts => ({
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
