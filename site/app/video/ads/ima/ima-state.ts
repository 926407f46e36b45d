import type { VideoAdEvent } from '../spot.ts';
import type { VideoAdPhase } from '../spot-state.ts';
import type { ImaEventName } from './google-ima.ts';

/** A break that the SDK plays. It tells its servers itself; we only follow, to know when the film may start. */
export interface ImaState {
  phase: VideoAdPhase;
  /** What the reader did to the ad; how the break ended. */
  ended: 'COMPLETED' | 'SKIPPED';
}

export type ImaHappening =
  | { type: 'sdk'; name: ImaEventName; isLinear: boolean }
  /** The SDK said so, could not be fetched, threw, or said nothing for too long. */
  | { type: 'failed' };

export interface ImaStep {
  next: ImaState;
  /** What the page is told, by the names spots have everywhere. */
  tell: readonly VideoAdEvent[];
}

export const imaBegins: ImaState = { phase: 'LOADING', ended: 'COMPLETED' };

export const isImaOver = ({ phase }: ImaState): boolean =>
  phase === 'COMPLETED' || phase === 'SKIPPED' || phase === 'FAILED';

export function imaState(before: ImaState, event: ImaHappening): ImaStep {
  if (isImaOver(before)) return { next: before, tell: [] };
  if (event.type === 'failed') return { next: { ...before, phase: 'FAILED' }, tell: ['error'] };
  const go = (tell: readonly VideoAdEvent[], more: Partial<ImaState> = {}): ImaStep => ({
    next: { ...before, ...more },
    tell,
  });
  switch (event.name) {
    case 'LOADED':
      // What lies over a film is no spot before it; nothing of it is shown, and the film plays.
      return event.isLinear ? go(['loaded']) : go([], { phase: 'FAILED' });
    case 'IMPRESSION':
      return go(['impression']);
    case 'STARTED':
      return go(['start'], { phase: 'PLAYING' });
    case 'FIRST_QUARTILE':
      return go(['firstQuartile']);
    case 'MIDPOINT':
      return go(['midpoint']);
    case 'THIRD_QUARTILE':
      return go(['thirdQuartile']);
    case 'PAUSED':
      return before.phase === 'PLAYING' ? go(['pause'], { phase: 'PAUSED' }) : go([]);
    case 'RESUMED':
      return before.phase === 'PAUSED' ? go(['resume'], { phase: 'PLAYING' }) : go([]);
    case 'CLICK':
      return go(['click']);
    case 'COMPLETE':
      return go(['complete'], { ended: 'COMPLETED' });
    case 'SKIPPED':
    case 'USER_CLOSE':
      return go(['skip'], { ended: 'SKIPPED' });
    case 'CONTENT_PAUSE_REQUESTED':
      return go([]);
    case 'CONTENT_RESUME_REQUESTED':
    case 'ALL_ADS_COMPLETED':
      return go([], { phase: before.ended });
  }
}
