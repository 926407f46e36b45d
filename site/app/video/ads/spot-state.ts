import type { VideoAdEvent, VideoAdProgress } from './spot.ts';

export type VideoAdPhase = 'LOADING' | 'PLAYING' | 'PAUSED' | 'SKIPPED' | 'COMPLETED' | 'FAILED';

export interface VideoAdState {
  phase: VideoAdPhase;
  /** Seconds. */
  time: number;
  duration: number;
  skipAfter: number | undefined;
  isMuted: boolean;
  isFullscreen: boolean;
  progress: readonly Pick<VideoAdProgress, 'at' | 'isPart'>[];
  /** Each is told once. */
  told: readonly VideoAdReported[];
  /** VAST's number for what went wrong. */
  errorCode: number | undefined;
}

/** An event, or the place of a moment in the spot's list of them. */
export type VideoAdReported = VideoAdEvent | number;

export type VideoAdAction =
  | { type: 'loaded' }
  | { type: 'playing' }
  | { type: 'paused' }
  | { type: 'time'; time: number; duration: number }
  | { type: 'volume'; isMuted: boolean }
  | { type: 'fullscreen'; on: boolean }
  | { type: 'skip' }
  | { type: 'click' }
  | { type: 'ended' }
  | { type: 'failed'; errorCode: number };

export interface VideoAdStep {
  next: VideoAdState;
  /** What the advertiser's servers are to be told now. */
  tell: readonly VideoAdReported[];
}

/** Numbers of VAST for what a player can see for itself. */
export const videoAdErrors = {
  wrongLength: 202,
  fileNotFound: 401,
  fileTooSlow: 402,
  noFileForUs: 403,
  cannotShow: 405,
} as const;

/** No spot is longer than this. Who says so is wrong, and whose film is so has ended. */
export const longestVideoAdSeconds = 180;

export function beginVideoAd(
  spot: { duration: number; skipAfter: number | undefined; progress?: VideoAdState['progress'] },
  isMuted: boolean,
  isFullscreen = false,
): VideoAdState {
  const { duration, skipAfter, progress = [] } = spot;
  return {
    phase: 'LOADING',
    time: 0,
    duration,
    skipAfter,
    isMuted,
    isFullscreen,
    progress,
    told: [],
    errorCode: undefined,
  };
}

export const isVideoAdOver = ({ phase }: VideoAdState): boolean =>
  phase === 'SKIPPED' || phase === 'COMPLETED' || phase === 'FAILED';

/** Whole seconds until the reader may skip; 0 when now, nothing when never. */
export function secondsToSkip({ skipAfter, time, duration }: VideoAdState): number | undefined {
  // Who may only skip what is over anyway is not told so.
  if (skipAfter === undefined || (duration > 0 && skipAfter >= duration)) return undefined;
  return Math.max(0, Math.ceil(skipAfter - time));
}

const quarters = [
  [0.25, 'firstQuartile'],
  [0.5, 'midpoint'],
  [0.75, 'thirdQuartile'],
] as const;

/** What becomes of a spot when something happens to it. Once over, nothing happens to it any more. */
export function videoAdState(before: VideoAdState, event: VideoAdAction): VideoAdStep {
  if (isVideoAdOver(before)) return { next: before, tell: [] };
  switch (event.type) {
    case 'loaded':
      return once(before, ['loaded']);
    case 'playing':
      if (before.phase === 'PAUSED') return { next: { ...before, phase: 'PLAYING' }, tell: ['resume'] };
      return once({ ...before, phase: 'PLAYING' }, ['loaded', 'impression', 'creativeView', 'start']);
    case 'paused':
      return before.phase === 'PLAYING'
        ? { next: { ...before, phase: 'PAUSED' }, tell: ['pause'] }
        : { next: before, tell: [] };
    case 'time': {
      const duration =
        event.duration > 0 && Number.isFinite(event.duration) ? event.duration : before.duration;
      const { time } = event;
      if (time > longestVideoAdSeconds)
        return once({ ...before, time, phase: 'FAILED', errorCode: videoAdErrors.wrongLength }, ['error']);
      const reached: VideoAdReported[] = [
        ...quarters.flatMap(([part, name]) => (duration > 0 && time >= duration * part ? [name] : [])),
        ...before.progress.flatMap(({ at, isPart }, index) =>
          (!isPart || duration > 0) && time >= (isPart ? at * duration : at) ? [index] : [],
        ),
      ];
      // Nobody has seen a quarter of what has not begun.
      return once({ ...before, time, duration }, before.phase === 'LOADING' ? [] : reached);
    }
    case 'volume':
      return event.isMuted === before.isMuted
        ? { next: before, tell: [] }
        : { next: { ...before, isMuted: event.isMuted }, tell: [event.isMuted ? 'mute' : 'unmute'] };
    case 'fullscreen':
      return event.on === before.isFullscreen
        ? { next: before, tell: [] }
        : {
            next: { ...before, isFullscreen: event.on },
            tell: [event.on ? 'fullscreen' : 'exitFullscreen'],
          };
    case 'skip':
      return secondsToSkip(before) === 0
        ? { next: { ...before, phase: 'SKIPPED' }, tell: ['skip'] }
        : { next: before, tell: [] };
    case 'click':
      return { next: before, tell: ['click'] };
    case 'ended':
      return once({ ...before, phase: 'COMPLETED' }, [
        'firstQuartile',
        'midpoint',
        'thirdQuartile',
        'complete',
      ]);
    case 'failed':
      return once({ ...before, phase: 'FAILED', errorCode: event.errorCode }, ['error']);
  }
}

function once(state: VideoAdState, events: readonly VideoAdReported[]): VideoAdStep {
  const tell = events.filter((event) => !state.told.includes(event));
  return { next: tell.length > 0 ? { ...state, told: [...state.told, ...tell] } : state, tell };
}
