/**
 * The address to try after one that is taken: `a-story-2`, then `a-story-3`. A number of the headline is no count:
 * after `iphone-17` comes `iphone-17-2`.
 */
export function nextSlug(taken: string, ofHeadline: string): string {
  const start = `${ofHeadline}-`;
  const count = taken.startsWith(start) ? taken.slice(start.length) : '';
  return /^[1-9]\d{0,3}$/.test(count) ? `${start}${Number(count) + 1}` : `${taken}-2`;
}
