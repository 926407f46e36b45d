import type { AdSize } from '#content/entities/ad-slot-config.ts';

/** What a creative gets of the room it asked for: never more than the largest its slot was sold with. */
export function clampSize(asked: unknown, allowed: readonly AdSize[]): AdSize {
  const widest = Math.max(0, ...allowed.map(([width]) => width));
  const highest = Math.max(0, ...allowed.map(([, height]) => height));
  if (!Array.isArray(asked)) return [widest, highest];
  return [within(asked[0], widest), within(asked[1], highest)];
}

function within(asked: unknown, most: number): number {
  return typeof asked === 'number' && asked > 0 ? Math.min(Math.round(asked), most) : most;
}
