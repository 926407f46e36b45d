import type { AdSize } from '#content/entities/ad-slot-config.ts';
import { skybox } from '#content/limits.ts';
import type { Instant } from '../load/clock.ts';

/** The skybox; every flag that is true is a class of its element. */
export interface SkyboxState {
  isCollapsed: boolean;
  isEmpty: boolean;
  isRendered: boolean;
  isStuck: boolean;
  isLeader: boolean;
  isAnimating: boolean;
  isExpanded: boolean;
  /** How far the reader has scrolled. */
  scrolled: number;
  /** When it stuck; it sticks once. */
  stuckAt?: Instant | undefined;
  wakeAt?: Instant | undefined;
}

export type SkyboxEvent =
  /** A new page resets everything; expanded on the front page. */
  | { kind: 'route'; isFrontPage: boolean }
  | { kind: 'ad'; size: AdSize; isEmpty: boolean; collapsesEmpty: boolean }
  | { kind: 'scroll'; y: number }
  | { kind: 'time' };

const leaderSizes = ['320x50', '728x90', '970x66'];

export const startSkybox = (isFrontPage: boolean): SkyboxState => ({
  isCollapsed: false,
  isEmpty: false,
  isRendered: false,
  isStuck: false,
  isLeader: false,
  isAnimating: false,
  isExpanded: isFrontPage,
  scrolled: 0,
});

export function moveSkybox(state: SkyboxState, event: SkyboxEvent, now: Instant): SkyboxState {
  switch (event.kind) {
    case 'route':
      return startSkybox(event.isFrontPage);
    case 'ad':
      return showAd(state, event, now);
    case 'scroll':
      return scroll(state, event.y, now);
    case 'time':
      return wake(state, now);
  }
}

function showAd(
  state: SkyboxState,
  { size, isEmpty, collapsesEmpty }: Extract<SkyboxEvent, { kind: 'ad' }>,
  now: Instant,
): SkyboxState {
  const fresh = { ...startSkybox(state.isExpanded), scrolled: state.scrolled };
  if (isEmpty) return { ...fresh, isEmpty: true, isCollapsed: collapsesEmpty };
  return leaderSizes.includes(size.join('x'))
    ? { ...fresh, isLeader: true, isRendered: true }
    : { ...fresh, wakeAt: now + skybox.renderedMilliseconds };
}

/** The first scroll sticks a leader. */
function scroll(state: SkyboxState, y: number, now: Instant): SkyboxState {
  const scrolled = { ...state, scrolled: y };
  if (!state.isLeader || state.stuckAt !== undefined) return scrolled;
  return { ...scrolled, isStuck: true, stuckAt: now, wakeAt: now + skybox.animateMilliseconds };
}

function wake(state: SkyboxState, now: Instant): SkyboxState {
  if (state.wakeAt === undefined || now < state.wakeAt) return state;
  if (!state.isStuck || state.stuckAt === undefined) return { ...state, isRendered: true, wakeAt: undefined };
  const endsAt = state.stuckAt + skybox.stickMilliseconds;
  if (now < endsAt) return { ...state, isAnimating: state.scrolled > skybox.scrollPixels, wakeAt: endsAt };
  return { ...state, isStuck: false, isAnimating: false, wakeAt: undefined };
}
