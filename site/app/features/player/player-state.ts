import { type PlaybackCode, playbackStates } from '#content/entities/video-player-state.ts';

export interface PlayerState {
  playback: PlaybackCode;
  /** Seconds. */
  time: number;
  duration: number;
  buffered: number;
  volume: number;
  muted: boolean;
  rate: number;
  captions: boolean;
  /** The stream's qualities, the tallest first; empty where the browser chooses. */
  heights: readonly number[];
  /** The chosen one; undefined: automatic quality. */
  height: number | undefined;
  isFullscreen: boolean;
  /** A video ad runs before the video, and is playing. */
  isVideoAdRunning: boolean;
  /** The player's place has scrolled away. */
  isOutOfView: boolean;
  /** Playing on in the corner of the screen. */
  isMini: boolean;
  /** The reader closed the small player; it stays closed until its place is seen again. */
  isMiniClosed: boolean;
  hasFailed: boolean;
}

export const initialPlayerState: PlayerState = {
  playback: playbackStates.EMPTY,
  time: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  muted: false,
  rate: 1,
  captions: true,
  heights: [],
  height: undefined,
  isFullscreen: false,
  isVideoAdRunning: false,
  isOutOfView: false,
  isMini: false,
  isMiniClosed: false,
  hasFailed: false,
};

export type PlayerEvent =
  | { type: 'loading' }
  | { type: 'length'; duration: number }
  | { type: 'playing' }
  | { type: 'paused' }
  | { type: 'waiting' }
  | { type: 'time'; time: number; buffered: number }
  | { type: 'ended' }
  | { type: 'failed' }
  | { type: 'volume'; volume: number; muted: boolean }
  | { type: 'rate'; rate: number }
  | { type: 'captions'; on: boolean }
  | { type: 'heights'; heights: readonly number[] }
  | { type: 'height'; height: number | undefined }
  | { type: 'fullscreen'; on: boolean }
  /** The video ad before the video started playing, or stopped. */
  | { type: 'ad'; isRunning: boolean }
  | { type: 'left-view' }
  | { type: 'entered-view' }
  | { type: 'mini-closed' };

const isRunning = ({ playback }: PlayerState) =>
  playback === playbackStates.PLAYING || playback === playbackStates.BUFFERING;
/** Only a playing video moves to the corner; one the reader closed there stays closed. */
const isInCorner = (state: PlayerState) =>
  state.isOutOfView && !state.isMiniClosed && (isRunning(state) || state.isVideoAdRunning);

/** The player's state for each event of its video. The component only binds this to the element. */
export function playerState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'loading':
      return { ...state, playback: playbackStates.LOADING, hasFailed: false };
    case 'length':
      return { ...state, duration: Number.isFinite(event.duration) ? event.duration : state.duration };
    case 'playing': {
      const next = { ...state, playback: playbackStates.PLAYING, hasFailed: false };
      return { ...next, isMini: isInCorner(next) };
    }
    case 'paused':
      // The element also pauses when it ends or fails; those states win.
      return isRunning(state) || state.playback === playbackStates.LOADING
        ? { ...state, playback: playbackStates.PAUSED }
        : state;
    case 'waiting':
      return state.playback === playbackStates.PLAYING
        ? { ...state, playback: playbackStates.BUFFERING }
        : state;
    case 'time':
      return { ...state, time: event.time, buffered: event.buffered };
    case 'ended':
      return { ...state, playback: playbackStates.STOPPED, time: state.duration || state.time };
    case 'failed':
      return { ...state, playback: playbackStates.STOPPED, hasFailed: true };
    case 'volume':
      return { ...state, volume: event.volume, muted: event.muted };
    case 'rate':
      return { ...state, rate: event.rate };
    case 'captions':
      return { ...state, captions: event.on };
    case 'heights':
      return { ...state, heights: event.heights, height: undefined };
    case 'height':
      return { ...state, height: event.height };
    case 'fullscreen':
      return { ...state, isFullscreen: event.on };
    case 'ad': {
      const next = { ...state, isVideoAdRunning: event.isRunning };
      // An ad paused in the corner stays there, like a video.
      return { ...next, isMini: isInCorner(next) || (state.isMini && !event.isRunning) };
    }
    case 'left-view': {
      const next = { ...state, isOutOfView: true };
      return { ...next, isMini: isInCorner(next) };
    }
    case 'entered-view':
      return { ...state, isOutOfView: false, isMini: false, isMiniClosed: false };
    case 'mini-closed':
      return { ...state, isMini: false, isMiniClosed: true };
  }
}
