import type { AutoplayType } from '#content/entities/video-player-state.ts';

export interface AutoplayFacts {
  /** The reader let the film before this one run on to it. */
  wasRequested: boolean;
  isInView: boolean;
  prefersReducedMotion: boolean;
  savesData: boolean;
}

/** A film starts by itself only where the reader asked for that before, can see it, and asked for no stillness. */
export function mayAutoplay(facts: AutoplayFacts): boolean {
  return facts.wasRequested && facts.isInView && !facts.prefersReducedMotion && !facts.savesData;
}

export const autoplayTypeOf = (startsByItself: boolean): AutoplayType =>
  startsByItself ? 'AUTOPLAY' : 'MANUAL';
