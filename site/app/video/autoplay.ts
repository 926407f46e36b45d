import type { AutoplayType } from '#content/entities/video-player-state.ts';

interface AutoplayFacts {
  /** The previous video ran on to this one at the reader's choice. */
  wasRequested: boolean;
  isInView: boolean;
  prefersReducedMotion: boolean;
  savesData: boolean;
}

/** A video autoplays only if the reader chose so before, can see it, and does not prefer reduced motion. */
export function mayAutoplay(facts: AutoplayFacts): boolean {
  return facts.wasRequested && facts.isInView && !facts.prefersReducedMotion && !facts.savesData;
}

export const autoplayTypeOf = (startsByItself: boolean): AutoplayType =>
  startsByItself ? 'AUTOPLAY' : 'MANUAL';
