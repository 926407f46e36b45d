import type { AdSize } from '#content/entities/ad-slot-config.ts';

/** The size a creative gets: never larger than the largest size of its slot. */
export function clampSize(requested: unknown, allowed: readonly AdSize[]): AdSize {
  const widest = Math.max(0, ...allowed.map(([width]) => width));
  const highest = Math.max(0, ...allowed.map(([, height]) => height));
  if (!Array.isArray(requested)) return [widest, highest];
  return [within(requested[0], widest), within(requested[1], highest)];
}

function within(requested: unknown, limit: number): number {
  return typeof requested === 'number' && requested > 0 ? Math.min(Math.round(requested), limit) : limit;
}
