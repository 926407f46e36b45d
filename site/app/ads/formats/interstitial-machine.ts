import type { Instant } from '../load/clock.ts';

export interface InterstitialState {
  phase: 'idle' | 'ready' | 'open' | 'closed';
  /** Page views since one was last shown. */
  views: number;
  wakeAt?: Instant | undefined;
}

export type InterstitialEvent =
  | { kind: 'ad'; isEmpty: boolean }
  | { kind: 'route'; hasInventory: boolean }
  | { kind: 'close' | 'time' };

/** PageState between two pages, never over the first page of a pageView nor one without ads; then not for some page views. */
export const viewsBetweenInterstitials = 5;
/** Closes by itself after this time. */
const interstitialMilliseconds = 15_000;

export const startInterstitial: InterstitialState = { phase: 'idle', views: 1 };

export function moveInterstitial(
  state: InterstitialState,
  event: InterstitialEvent,
  now: Instant,
): InterstitialState {
  switch (event.kind) {
    case 'ad':
      if (state.phase !== 'idle') return state;
      return event.isEmpty ? state : { ...state, phase: 'ready' };
    case 'route': {
      const views = state.views + 1;
      // It skips pages without ads.
      if (state.phase === 'ready' && event.hasInventory)
        return { phase: 'open', views: 0, wakeAt: now + interstitialMilliseconds };
      if (state.phase === 'open') return { phase: 'closed', views: 1 };
      const isDueAgain = state.phase === 'closed' && views >= viewsBetweenInterstitials;
      return { phase: isDueAgain ? 'idle' : state.phase, views };
    }
    case 'close':
      return state.phase === 'open' ? { phase: 'closed', views: state.views } : state;
    case 'time':
      return state.phase === 'open' && state.wakeAt !== undefined && now >= state.wakeAt
        ? { phase: 'closed', views: state.views }
        : state;
  }
}
