import { isSmallSitemap, isStorySitemap, type SmallSitemap, type StorySitemap } from './sitemap-slugs.ts';
import type { SitemapSpan } from './sitemap-span.ts';

export type SitemapFile =
  | { kind: 'index' }
  | { kind: 'small'; slug: SmallSitemap }
  /** `page` counts from 1; only days that are too long for one file have a second. */
  | { kind: 'stories'; slug: StorySitemap; span: SitemapSpan; page: number };

const dated = /^(\d{4})(?:\/(\d\d)(?:\/(\d\d)(?:\/([1-9]\d{0,4}))?)?)?$/;

/** `/sitemaps/`, `/sitemaps/topics/`, `/sitemaps/articles/2026/11/15/`; anything else is no sitemap. */
export function parseSitemapPath(path: string): SitemapFile | undefined {
  const [, rest] = /^\/sitemaps\/(?:(.+)\/)?$/.exec(path) ?? [];
  if (rest === undefined) return path === '/sitemaps/' ? { kind: 'index' } : undefined;
  const [slug = '', ...date] = rest.split('/');
  if (isSmallSitemap(slug)) return date.length === 0 ? { kind: 'small', slug } : undefined;
  if (!isStorySitemap(slug)) return undefined;
  if (date.length === 0) return { kind: 'stories', slug, span: {}, page: 1 };
  const [whole, year, month, day, page] = dated.exec(date.join('/')) ?? [];
  if (whole === undefined) return undefined;
  return { kind: 'stories', slug, span: { year, month, day }, page: Number(page ?? 1) };
}
