import type { VideoAdEvent } from '../ad.ts';
import type { VideoAdPhase } from '../video-ad-state.ts';
import type { ImaEventName } from './google-ima.ts';

/**
 * An ad break that the SDK plays. The SDK reports to its servers; this state only follows, to know when the video may
 * start.
 */
export interface ImaState {
  phase: VideoAdPhase;
  /** How the reader ended the ad break. */
  ended: 'COMPLETED' | 'SKIPPED';
}

export type ImaInput =
  | { type: 'sdk'; name: ImaEventName; isLinear: boolean }
  /** The SDK reported an error, failed to load, threw, or timed out. */
  | { type: 'failed' };

interface ImaStep {
  next: ImaState;
  /** Events to report to the page, by their VAST names. */
  report: readonly VideoAdEvent[];
}

export const imaStart: ImaState = { phase: 'LOADING', ended: 'COMPLETED' };

export const isImaOver = ({ phase }: ImaState): boolean =>
  phase === 'COMPLETED' || phase === 'SKIPPED' || phase === 'FAILED';

export function imaState(before: ImaState, event: ImaInput): ImaStep {
  if (isImaOver(before)) return { next: before, report: [] };
  if (event.type === 'failed') return { next: { ...before, phase: 'FAILED' }, report: ['error'] };
  const go = (report: readonly VideoAdEvent[], more: Partial<ImaState> = {}): ImaStep => ({
    next: { ...before, ...more },
    report,
  });
  switch (event.name) {
    case 'LOADED':
      // An overlay is not a pre-roll: it is not shown, and the video plays.
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
