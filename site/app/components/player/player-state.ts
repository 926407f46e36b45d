import type { PlaybackState } from '#content/entities/video-player-state.ts';

export interface PlayerState {
  playback: PlaybackState;
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
  /** The player's place has scrolled away. */
  isOutOfView: boolean;
  /** Playing on in the corner of the screen. */
  isMini: boolean;
  /** The reader closed the small player; it stays closed until its place is seen again. */
  isMiniClosed: boolean;
  hasFailed: boolean;
}

export const initialPlayerState: PlayerState = {
  playback: 'EMPTY',
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
  | { type: 'left-view' }
  | { type: 'entered-view' }
  | { type: 'mini-closed' };

const isRunning = ({ playback }: PlayerState) => playback === 'PLAYING' || playback === 'BUFFERING';

/** What happens to a player when something happens to its video. The component only binds this to the element. */
export function playerState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'loading':
      return { ...state, playback: 'LOADING', hasFailed: false };
    case 'length':
      return { ...state, duration: Number.isFinite(event.duration) ? event.duration : state.duration };
    case 'playing':
      return {
        ...state,
        playback: 'PLAYING',
        hasFailed: false,
        isMini: state.isOutOfView && !state.isMiniClosed,
      };
    case 'paused':
      // The element also says so when it ends or fails; those have the last word.
      return isRunning(state) || state.playback === 'LOADING' ? { ...state, playback: 'PAUSED' } : state;
    case 'waiting':
      return state.playback === 'PLAYING' ? { ...state, playback: 'BUFFERING' } : state;
    case 'time':
      return { ...state, time: event.time, buffered: event.buffered };
    case 'ended':
      return { ...state, playback: 'STOPPED', time: state.duration || state.time };
    case 'failed':
      return { ...state, playback: 'STOPPED', hasFailed: true };
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
    case 'left-view':
      return { ...state, isOutOfView: true, isMini: isRunning(state) && !state.isMiniClosed };
    case 'entered-view':
      return { ...state, isOutOfView: false, isMini: false, isMiniClosed: false };
    case 'mini-closed':
      return { ...state, isMini: false, isMiniClosed: true };
  }
}
