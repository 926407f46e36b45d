/** A banner at the bottom that readers can collapse, expand and close. */
export const stickyBannerPhases = ['hidden', 'rendered', 'fixed', 'collapsed', 'expanded', 'closed'] as const;
export type StickyBannerPhase = (typeof stickyBannerPhases)[number];

export interface StickyBannerState {
  phase: StickyBannerPhase;
  /** No state changes by time alone. */
  wakeAt?: undefined;
}

export type StickyBannerEvent =
  | { kind: 'ad'; isEmpty: boolean }
  /** It reached or left the edge it sticks to. */
  | { kind: 'edge'; isReached: boolean }
  | { kind: 'collapse' | 'expand' | 'close' | 'route' | 'time' };

export const startStickyBanner: StickyBannerState = { phase: 'hidden' };

export function moveStickyBanner(state: StickyBannerState, event: StickyBannerEvent): StickyBannerState {
  if (event.kind === 'route') return startStickyBanner;
  // A banner the reader closed stays closed on this page.
  if (state.phase === 'closed') return state;
  const phase = next(state.phase, event);
  return phase === state.phase ? state : { phase };
}

function next(phase: StickyBannerPhase, event: StickyBannerEvent): StickyBannerPhase {
  switch (event.kind) {
    case 'ad':
      // Another ad in the same banner must not undo the reader's choice.
      if (event.isEmpty) return 'hidden';
      return phase === 'hidden' ? 'rendered' : phase;
    case 'close':
      return 'closed';
    case 'edge':
      if (phase === 'rendered' && event.isReached) return 'fixed';
      return phase === 'fixed' && !event.isReached ? 'rendered' : phase;
    case 'collapse':
      return phase === 'fixed' || phase === 'expanded' ? 'collapsed' : phase;
    case 'expand':
      return phase === 'fixed' || phase === 'collapsed' ? 'expanded' : phase;
    default:
      return phase;
  }
}
