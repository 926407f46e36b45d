import { Readable } from 'node:stream';
import { XMLValidator } from 'fast-xml-parser';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import type { SitemapEntry } from '#content/calls/sitemaps.ts';
import { hostile } from '../test/stories.ts';
import { cleanXml } from '../xml.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const siteUrl = 'https://wavelength.example';
const published = '2026-11-14T08:00:00.000Z';

async function written(entries: SitemapEntry[], isNews = false): Promise<string> {
  let text = '';
  for await (const piece of writeSitemap([entries], { siteUrl, publication, isNews })) text += piece;
  return text;
}

describe('a sitemap, read by another parser', () => {
  it('FD-09 FD-14 has whole addresses and dates', async () => {
    const text = await written([{ url: '/article/a/', lastModified: published }, { url: '/topic/b/' }]);
    expect(XMLValidator.validate(text)).toBe(true);
    const items = await parseSitemap(Readable.from([text]));
    expect(items.map(({ url, lastmod }) => [url, lastmod])).toEqual([
      [`${siteUrl}/article/a/`, published],
      [`${siteUrl}/topic/b/`, undefined],
    ]);
  });

  it('FD-09 lists pictures', async () => {
    const text = await written([
      { url: '/pictures/a/', images: ['/resize/x/a.webp?fit=crop&width=9', '/b'] },
    ]);
    const [item] = await parseSitemap(Readable.from([text]));
    expect(item?.img.map(({ url }) => url)).toEqual([
      `${siteUrl}/resize/x/a.webp?fit=crop&width=9`,
      `${siteUrl}/b`,
    ]);
  });

  it('FD-09 lists videos, except incomplete ones', async () => {
    const entry = { title: 'A video', description: 'x'.repeat(3000), seconds: 90.4, source: '/media/a.mp4' };
    const text = await written([
      { url: '/video/a/', published, video: { ...entry, thumbnail: '/resize/a' } },
      { url: '/video/b/', published, video: entry },
    ]);
    const items = await parseSitemap(Readable.from([text]));
    expect(items.map(({ video }) => video.length)).toEqual([1, 0]);
    expect(items[0]?.video[0]).toMatchObject({
      thumbnail_loc: `${siteUrl}/resize/a`,
      title: 'A video',
      content_loc: `${siteUrl}/media/a.mp4`,
      duration: 90,
      publication_date: published,
    });
    expect(items[0]?.video[0]?.description).toHaveLength(2048);
  });

  it('FD-09 lists news', async () => {
    const text = await written([{ url: '/article/a/', published, title: 'It happened' }], true);
    const [item] = await parseSitemap(Readable.from([text]));
    expect(item?.news).toEqual({
      publication: { name: 'Wavelength', language: 'en' },
      publication_date: published,
      title: 'It happened',
    });
  });

  it('FD-09 with nothing in it is well-formed', async () => {
    expect(XMLValidator.validate(await written([]))).toBe(true);
  });

  it.each(hostile)('FD-14 %j stays a title', async (title) => {
    const text = await written([{ url: '/article/a/', published, title }], true);
    expect(XMLValidator.validate(text)).toBe(true);
    const [item] = await parseSitemap(Readable.from([text]));
    expect(item?.news?.title).toBe(cleanXml(title));
  });
});

describe('the index', () => {
  it('FD-08 FD-14 is read by another parser', async () => {
    const text = writeSitemapIndex(
      [{ url: '/sitemaps/news/' }, { url: '/sitemaps/articles/2026/11/', lastModified: published }],
      siteUrl,
    );
    expect(XMLValidator.validate(text)).toBe(true);
    expect(await parseSitemapIndex(Readable.from([text]))).toEqual([
      { url: `${siteUrl}/sitemaps/news/` },
      { url: `${siteUrl}/sitemaps/articles/2026/11/`, lastmod: published },
    ]);
  });
});
