export type AutoplayType = 'AUTOPLAY' | 'MANUAL';

export const playbackStates = {
  EMPTY: -2,
  LOADING: -1,
  STOPPED: 0,
  PLAYING: 1,
  PAUSED: 2,
  BUFFERING: 3,
} as const;
type PlaybackState = keyof typeof playbackStates;
/** The number of a playback state, as players and measurement carry it (VD-01). */
export type PlaybackCode = (typeof playbackStates)[PlaybackState];

export function playbackStateName(code: PlaybackCode): PlaybackState {
  const names = Object.keys(playbackStates) as PlaybackState[];
  return names.find((name) => playbackStates[name] === code) ?? 'EMPTY';
}

export type VideoTrackingState =
  | 'ADLOADED'
  | 'MUTED'
  | 'PLAYED'
  | 'PLAYING'
  | 'STOPPED'
  | 'UNMUTED'
  | 'UNPLAYED'
  | 'COMPLETED'
  | 'CONTENT_COMPLETED';

export interface VideoPlayerState {
  autoplay: boolean;
  autoplayType: AutoplayType;
  /** Milliseconds since the epoch; null until content has started. */
  contentStartTime: number | null;
  isAd: boolean;
  /** Id of the player element that is in charge. */
  player: string | null;
  sticky: boolean;
  videoState: VideoTrackingState;
}

export const initialVideoPlayerState: VideoPlayerState = {
  autoplay: false,
  autoplayType: 'MANUAL',
  contentStartTime: null,
  isAd: false,
  player: null,
  sticky: false,
  videoState: 'UNPLAYED',
};
