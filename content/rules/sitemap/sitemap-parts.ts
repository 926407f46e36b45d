import { sitemapRichUrls, sitemapUrls } from '../../limits.ts';
import type { StorySitemap } from './sitemap-slugs.ts';

/** How much one sitemap holds of one day. */
export interface SitemapDayCount {
  slug: StorySitemap;
  /** `2026-11-15` */
  day: string;
  total: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

interface SitemapPart {
  path: string;
  changedAt: number;
  total: number;
}

/** Entries with images or videos are larger; a file of them stays below the protocol's 50 MB. */
export function urlsPerFile(slug: StorySitemap): number {
  return slug === 'images' || slug === 'videos' ? sitemapRichUrls : sitemapUrls;
}

/**
 * The files of the dated sitemaps: one a month; months that are too long for one file by the day, and days that are
 * too long by pages. Counted, never listed: a million stories are as many rows here as they have days.
 */
export function sitemapParts(counts: Iterable<SitemapDayCount>): SitemapPart[] {
  const months = Map.groupBy(
    [...counts].filter(({ total }) => total > 0),
    ({ slug, day }) => `${slug}/${day.slice(0, 7)}`,
  );
  return [...months.values()].flatMap((days) => {
    const [{ slug, day } = { slug: 'articles' as const, day: '' }] = days;
    const most = urlsPerFile(slug);
    const total = days.reduce((sum, count) => sum + count.total, 0);
    const changedAt = Math.max(...days.map((count) => count.changedAt));
    if (total <= most) return [{ path: pathOf(slug, day.slice(0, 7)), changedAt, total }];
    return days.flatMap((count) => dayParts(count, most));
  });
}

function dayParts({ slug, day, total, changedAt }: SitemapDayCount, most: number): SitemapPart[] {
  return Array.from({ length: Math.ceil(total / most) }, (_, page) => ({
    path: `${pathOf(slug, day)}${page === 0 ? '' : `${page + 1}/`}`,
    changedAt,
    total: Math.min(most, total - page * most),
  }));
}

const pathOf = (slug: string, date: string) => `/sitemaps/${slug}/${date.replaceAll('-', '/')}/`;
