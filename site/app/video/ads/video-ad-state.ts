import type { VideoAdEvent, VideoAdProgress } from './ad.ts';

export type VideoAdPhase = 'LOADING' | 'PLAYING' | 'PAUSED' | 'SKIPPED' | 'COMPLETED' | 'FAILED';

interface VideoAdState {
  phase: VideoAdPhase;
  /** Seconds. */
  time: number;
  duration: number;
  skipAfter: number | undefined;
  isMuted: boolean;
  isFullscreen: boolean;
  progress: readonly Pick<VideoAdProgress, 'at' | 'isPart'>[];
  /** Each event is reported once. */
  reported: readonly VideoAdReported[];
  /** The VAST error code. */
  errorCode: number | undefined;
}

/** An event, or an index into the ad's progress list. */
type VideoAdReported = VideoAdEvent | number;

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

interface VideoAdStep {
  next: VideoAdState;
  /** Events to report to the advertiser's servers now. */
  report: readonly VideoAdReported[];
}

/** VAST error codes a player can detect. */
export const videoAdErrors = {
  wrongLength: 202,
  fileNotFound: 401,
  fileTooSlow: 402,
  noFileForUs: 403,
  cannotShow: 405,
} as const;

/** The maximum length: a longer duration is ignored, a longer file fails. */
export const longestVideoAdSeconds = 180;

export function startVideoAd(
  ad: { duration: number; skipAfter: number | undefined; progress?: VideoAdState['progress'] },
  isMuted: boolean,
  isFullscreen = false,
): VideoAdState {
  const { duration, skipAfter, progress = [] } = ad;
  return {
    phase: 'LOADING',
    time: 0,
    duration,
    skipAfter,
    isMuted,
    isFullscreen,
    progress,
    reported: [],
    errorCode: undefined,
  };
}

export const isVideoAdOver = ({ phase }: VideoAdState): boolean =>
  phase === 'SKIPPED' || phase === 'COMPLETED' || phase === 'FAILED';

/** Whole seconds until the reader may skip; 0 means now, undefined never. */
export function secondsToSkip({ skipAfter, time, duration }: VideoAdState): number | undefined {
  // An ad that is over before it can be skipped has no skip button.
  if (skipAfter === undefined || (duration > 0 && skipAfter >= duration)) return undefined;
  return Math.max(0, Math.ceil(skipAfter - time));
}

const quarters = [
  [0.25, 'firstQuartile'],
  [0.5, 'midpoint'],
  [0.75, 'thirdQuartile'],
] as const;

/** The next state of a video ad. Once over, it ignores events. */
export function videoAdState(before: VideoAdState, event: VideoAdAction): VideoAdStep {
  if (isVideoAdOver(before)) return { next: before, report: [] };
  switch (event.type) {
    case 'loaded':
      return once(before, ['loaded']);
    case 'playing':
      if (before.phase === 'PAUSED') return { next: { ...before, phase: 'PLAYING' }, report: ['resume'] };
      return once({ ...before, phase: 'PLAYING' }, ['loaded', 'impression', 'creativeView', 'start']);
    case 'paused':
      return before.phase === 'PLAYING'
        ? { next: { ...before, phase: 'PAUSED' }, report: ['pause'] }
        : { next: before, report: [] };
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
      // Progress does not count before the start.
      return once({ ...before, time, duration }, before.phase === 'LOADING' ? [] : reached);
    }
    case 'volume':
      return event.isMuted === before.isMuted
        ? { next: before, report: [] }
        : { next: { ...before, isMuted: event.isMuted }, report: [event.isMuted ? 'mute' : 'unmute'] };
    case 'fullscreen':
      return event.on === before.isFullscreen
        ? { next: before, report: [] }
        : {
            next: { ...before, isFullscreen: event.on },
            report: [event.on ? 'fullscreen' : 'exitFullscreen'],
          };
    case 'skip':
      return secondsToSkip(before) === 0
        ? { next: { ...before, phase: 'SKIPPED' }, report: ['skip'] }
        : { next: before, report: [] };
    case 'click':
      return { next: before, report: ['click'] };
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
  const report = events.filter((event) => !state.reported.includes(event));
  return { next: report.length > 0 ? { ...state, reported: [...state.reported, ...report] } : state, report };
}
