const halfLifeMilliseconds = 180 * 24 * 60 * 60 * 1000;
/** A story of today is worth this much more than the same story of long ago. */
export const recencyBonus = 0.3;

/** Between 1 and 1.3: news before old news, but never a passing word before the story itself. */
export function recencyFactor(publishedAt: number, now: number): number {
  return 1 + recencyBonus * 2 ** (-Math.max(0, now - publishedAt) / halfLifeMilliseconds);
}

/** The same as an expression a database can work out; `age` is an expression for milliseconds, never negative. */
export const recencyHalfLifeMilliseconds = halfLifeMilliseconds;
