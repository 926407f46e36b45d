import { describe, expect, it } from 'vitest';
import { type SitemapDayCount, sitemapParts } from './sitemap-parts.ts';
import { parseSitemapPath } from './sitemap-path.ts';
import { spanRange } from './sitemap-span.ts';

const iso = (moment: number) => new Date(moment).toISOString();

describe('the span of a dated sitemap', () => {
  it.each([
    [{ year: '2026' }, '2026-01-01', '2027-01-01'],
    [{ year: '2026', month: '12' }, '2026-12-01', '2027-01-01'],
    [{ year: '2024', month: '02' }, '2024-02-01', '2024-03-01'],
    [{ year: '2024', month: '02', day: '29' }, '2024-02-29', '2024-03-01'],
  ])('FD-09 AP-28 %o', (span, from, to) => {
    const range = spanRange(span);
    expect(range && [iso(range.from), iso(range.to)]).toEqual([
      `${from}T00:00:00.000Z`,
      `${to}T00:00:00.000Z`,
    ]);
  });

  it.each([
    { year: '2026', month: '13' },
    { year: '2026', month: '00' },
    { year: '2026', month: '02', day: '30' },
    { year: '2026', month: '11', day: '00' },
    { year: 'abcd' },
  ])('AP-28 %o is no date', (span) => expect(spanRange(span)).toBeUndefined());

  it('AP-28 without a year is all of time', () => {
    const range = spanRange({});
    expect(range && range.from < 0 && range.to > Date.now()).toBe(true);
  });
});

describe('the path of a sitemap', () => {
  it.each([
    ['/sitemaps/', { kind: 'index' }],
    ['/sitemaps/topics/', { kind: 'small', slug: 'topics' }],
    ['/sitemaps/articles/', { kind: 'stories', slug: 'articles', span: {}, page: 1 }],
    ['/sitemaps/articles/2026/', { kind: 'stories', slug: 'articles', span: { year: '2026' }, page: 1 }],
    [
      '/sitemaps/images/2026/11/15/3/',
      { kind: 'stories', slug: 'images', span: { year: '2026', month: '11', day: '15' }, page: 3 },
    ],
  ])('FD-08 FD-09 FD-10 %s', (path, expected) => expect(parseSitemapPath(path)).toEqual(expected));

  it.each([
    '/sitemaps',
    '/sitemap/',
    '/sitemaps/nothing/',
    '/sitemaps/topics/2026/',
    '/sitemaps/articles/26/',
    '/sitemaps/articles/2026/1/',
    '/sitemaps/articles/2026/11/15/0/',
    '/sitemaps/articles/2026//11/',
    '/sitemaps//',
  ])('FD-09 %s is none', (path) => expect(parseSitemapPath(path)).toBeUndefined());
});

describe('the files of the dated sitemaps', () => {
  const day = (day: string, total: number, changedAt = 1): SitemapDayCount => ({
    slug: 'articles',
    day,
    total,
    changedAt,
  });

  it.each([
    ['nothing', [], []],
    ['an emptied day', [day('2026-11-15', 0)], []],
    [
      'one a month, changed with its newest day',
      [day('2026-10-31', 2), day('2026-11-01', 20_000, 5), day('2026-11-02', 30_000, 9)],
      [
        ['/sitemaps/articles/2026/10/', 2, 1],
        ['/sitemaps/articles/2026/11/', 50_000, 9],
      ],
    ],
    [
      'by the day when a month is too long',
      [day('2026-11-01', 20_001, 5), day('2026-11-02', 30_000, 9)],
      [
        ['/sitemaps/articles/2026/11/01/', 20_001, 5],
        ['/sitemaps/articles/2026/11/02/', 30_000, 9],
      ],
    ],
    [
      'by pages when a day is too long',
      [day('2026-11-01', 100_001)],
      [
        ['/sitemaps/articles/2026/11/01/', 50_000, 1],
        ['/sitemaps/articles/2026/11/01/2/', 50_000, 1],
        ['/sitemaps/articles/2026/11/01/3/', 1, 1],
      ],
    ],
  ] as const)('FD-08 FD-09 %s', (_name, counts, expected) => {
    const parts = sitemapParts(counts);
    expect(parts.map(({ path, total, changedAt }) => [path, total, changedAt])).toEqual(expected);
    for (const { path } of parts) expect(parseSitemapPath(path)).toBeDefined();
  });

  it('FD-08 holds fewer URLs where each one carries pictures', () => {
    const parts = sitemapParts([{ ...day('2026-11-01', 5001), slug: 'images' }]);
    expect(parts.map(({ total }) => total)).toEqual([5000, 1]);
  });
});
