/** What a dated sitemap is narrowed to: a year, a month or a day, as its address writes them. */
export interface SitemapSpan {
  year?: string | undefined;
  month?: string | undefined;
  day?: string | undefined;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** `2026-11-15`: days of sitemaps are those of UTC, as their dates are written. */
export const sitemapDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * From when to when, in milliseconds and without the end; the whole of time without a year. Nothing for a date
 * the calendar does not have.
 */
export function spanRange({ year, month, day }: SitemapSpan): { from: number; to: number } | undefined {
  if (year === undefined) return { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };
  const start = Date.parse(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`);
  // `2026-02-30` is read as the second of March; it is no day of February.
  if (Number.isNaN(start) || (day !== undefined && sitemapDay(start).slice(8) !== day)) return undefined;
  if (day !== undefined) return { from: start, to: start + dayMilliseconds };
  const at = new Date(start);
  const to =
    month === undefined
      ? Date.UTC(at.getUTCFullYear() + 1, 0, 1)
      : Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
  return { from: start, to };
}
