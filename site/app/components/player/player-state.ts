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
  /** What a stream can be chosen from, the tallest first; nothing where the browser chooses. */
  heights: readonly number[];
  /** The chosen one; without it what suits the connection. */
  height: number | undefined;
  isFullscreen: boolean;
  /** Something runs before the film, and moves. */
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
  /** What runs before the film began to move, or stopped. */
  | { type: 'spot'; isRunning: boolean }
  | { type: 'left-view' }
  | { type: 'entered-view' }
  | { type: 'mini-closed' };

const isRunning = ({ playback }: PlayerState) =>
  playback === playbackStates.PLAYING || playback === playbackStates.BUFFERING;
/** Only what moves goes along; what the reader closed stays closed. */
const isInCorner = (state: PlayerState) =>
  state.isOutOfView && !state.isMiniClosed && (isRunning(state) || state.isVideoAdRunning);

/** What happens to a player when something happens to its video. The component only binds this to the element. */
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
      // The element also says so when it ends or fails; those have the last word.
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
    case 'spot': {
      const next = { ...state, isVideoAdRunning: event.isRunning };
      // One that is paused in the corner stays there, like a film.
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
