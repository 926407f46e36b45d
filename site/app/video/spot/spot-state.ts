import type { SpotEvent } from './spot.ts';

export type SpotPhase = 'LOADING' | 'PLAYING' | 'PAUSED' | 'SKIPPED' | 'COMPLETED' | 'FAILED';

export interface SpotState {
  phase: SpotPhase;
  /** Seconds. */
  time: number;
  duration: number;
  skipAfter: number | undefined;
  isMuted: boolean;
  /** Each is told once. */
  told: readonly SpotEvent[];
  /** VAST's number for what went wrong. */
  errorCode: number | undefined;
}

export type SpotHappening =
  | { type: 'playing' }
  | { type: 'paused' }
  | { type: 'time'; time: number; duration: number }
  | { type: 'volume'; isMuted: boolean }
  | { type: 'skip' }
  | { type: 'click' }
  | { type: 'ended' }
  | { type: 'failed'; errorCode: number };

export interface SpotStep {
  next: SpotState;
  /** What the advertiser's servers are to be told now. */
  tell: readonly SpotEvent[];
}

/** Numbers of VAST for what a player can see for itself. */
export const spotErrors = { fileNotFound: 401, fileTooSlow: 402, noFileForUs: 403, cannotShow: 405 } as const;

export function beginSpot(
  spot: { duration: number; skipAfter: number | undefined },
  isMuted: boolean,
): SpotState {
  const { duration, skipAfter } = spot;
  return { phase: 'LOADING', time: 0, duration, skipAfter, isMuted, told: [], errorCode: undefined };
}

export const isSpotOver = ({ phase }: SpotState): boolean =>
  phase === 'SKIPPED' || phase === 'COMPLETED' || phase === 'FAILED';

/** Whole seconds until the reader may skip; 0 when now, nothing when never. */
export function secondsToSkip({ skipAfter, time, duration }: SpotState): number | undefined {
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
export function spotState(before: SpotState, event: SpotHappening): SpotStep {
  if (isSpotOver(before)) return { next: before, tell: [] };
  switch (event.type) {
    case 'playing':
      if (before.phase === 'PAUSED') return { next: { ...before, phase: 'PLAYING' }, tell: ['resume'] };
      return once({ ...before, phase: 'PLAYING' }, ['impression', 'start']);
    case 'paused':
      return before.phase === 'PLAYING'
        ? { next: { ...before, phase: 'PAUSED' }, tell: ['pause'] }
        : { next: before, tell: [] };
    case 'time': {
      const duration =
        event.duration > 0 && Number.isFinite(event.duration) ? event.duration : before.duration;
      const { time } = event;
      const reached = quarters.flatMap(([part, name]) =>
        duration > 0 && time >= duration * part ? [name] : [],
      );
      // Nobody has seen a quarter of what has not begun.
      return once({ ...before, time, duration }, before.phase === 'LOADING' ? [] : reached);
    }
    case 'volume':
      return event.isMuted === before.isMuted
        ? { next: before, tell: [] }
        : { next: { ...before, isMuted: event.isMuted }, tell: [event.isMuted ? 'mute' : 'unmute'] };
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

function once(state: SpotState, events: readonly SpotEvent[]): SpotStep {
  const tell = events.filter((event) => !state.told.includes(event));
  return { next: tell.length > 0 ? { ...state, told: [...state.told, ...tell] } : state, tell };
}
