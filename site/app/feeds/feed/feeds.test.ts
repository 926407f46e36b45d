import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import type { SyndicatedStory } from '#content/entities/syndicated-story.ts';
import { hostile, hostileStory, siteUrl, stories } from '../test/stories.ts';
import { cleanXml } from '../xml.ts';
import { feedOf } from './feed.ts';
import { writeAtom } from './write-atom.ts';
import { writeJsonFeed } from './write-json-feed.ts';
import { writeRss } from './write-rss.ts';

const hub = 'https://hub.example/';
const feed = (items: readonly SyndicatedStory[], format = 'rss.xml', text: 'full' | 'excerpt' = 'full') =>
  feedOf(
    { title: 'News', items },
    { page: '/news/', self: `/news/${format}` },
    { siteUrl, publication: { ...publication, feeds: { hubs: [hub], text } } },
    new Date('2026-11-15T12:00:00Z'),
  );
const all = Object.values(stories);

describe('RSS, read by another parser', () => {
  it('FD-01 FD-14 is a channel with whole addresses, media, authors and full text', () => {
    const written = writeRss(feed(all));
    expect(XMLValidator.validate(written)).toBe(true);
    const rss = parseRssFeed(written);
    expect(rss).toMatchObject({
      title: 'News | Wavelength',
      link: `${siteUrl}/news/`,
      language: 'en-US',
      lastBuildDate: 'Sun, 15 Nov 2026 09:30:00 GMT',
      ttl: 5,
    });
    expect(rss.atom?.links).toEqual(
      expect.arrayContaining([
        { rel: 'self', href: `${siteUrl}/news/rss.xml`, type: 'application/rss+xml' },
        { rel: 'hub', href: hub },
      ]),
    );
    expect(rss.items).toHaveLength(4);
    const [article, , , video] = rss.items ?? [];
    expect(article).toMatchObject({
      title: stories.article.story.title,
      link: `${siteUrl}${stories.article.path}`,
      pubDate: 'Sat, 14 Nov 2026 08:00:00 GMT',
      guid: { isPermaLink: false },
      dc: { creators: expect.arrayContaining([expect.any(String)]) },
    });
    expect(article?.content?.encoded).toContain('<h2 id="h-a">A heading &amp; more</h2>');
    expect(article?.media?.contents?.[0]).toMatchObject({ medium: 'image' });
    expect(video?.media?.contents?.[0]).toMatchObject({ medium: 'video' });
  });

  it('FD-01 names one file per story for programs that know enclosures only', () => {
    const [article, , , video] = parseRssFeed(writeRss(feed(all))).items ?? [];
    expect(article?.enclosures).toEqual([
      { url: article?.media?.contents?.[0]?.url, type: expect.stringMatching(/^image\//), length: 0 },
    ]);
    expect(video?.enclosures).toMatchObject([{ type: 'video/mp4', length: 0 }]);
  });

  it.each([
    ['rss.xml', writeRss],
    ['atom.xml', writeAtom],
    ['feed.json', writeJsonFeed],
  ] as const)('FD-01 a publication may send summaries only: %s', (format, write) => {
    const [whole, short] = [feed([stories.article], format), feed([stories.article], format, 'excerpt')];
    const inside = 'A heading';
    expect(write(whole)).toContain(inside);
    expect(write(short)).not.toContain(inside);
    expect(write(short)).toContain(short.items[0]?.summary);
    if (format === 'feed.json') expect(parseJsonFeed(write(short)).items?.[0]?.content_text).toBeTruthy();
  });

  it('EN-54 a feed names the language of the one locale', () => {
    expect(publication.locales).toHaveLength(1);
    expect(parseRssFeed(writeRss(feed(all))).language).toBe('en-US');
  });

  it('FD-14 has only absolute URLs in the text', () => {
    const written = writeRss(feed(all));
    expect(written).toContain(`href="${siteUrl}/article/other/?a=1&amp;b=2"`);
    expect(written).not.toMatch(/(href|src|url)="(\/|#)/);
  });

  it('FD-01 without a story is still a feed', () => {
    expect(parseRssFeed(writeRss(feed([]))).title).toBe('News | Wavelength');
  });
});

describe('Atom, read by another parser', () => {
  it('FD-01 FD-14 has what the standard requires', () => {
    const written = writeAtom(feed(all, 'atom.xml'));
    expect(XMLValidator.validate(written)).toBe(true);
    const atom = parseAtomFeed(written);
    expect(atom).toMatchObject({ id: `${siteUrl}/news/`, updated: '2026-11-15T09:30:00.000Z' });
    expect(atom.links?.map(({ rel, href }) => [rel, href])).toEqual([
      ['self', `${siteUrl}/news/atom.xml`],
      ['alternate', `${siteUrl}/news/`],
      ['hub', hub],
    ]);
    for (const entry of atom.entries ?? [])
      expect([entry.id, entry.title, entry.updated, entry.links?.[0]?.href].every(Boolean)).toBe(true);
    expect(new Set(atom.entries?.map(({ id }) => id)).size).toBe(4);
    expect(atom.entries?.[0]?.content?.value).toContain('<h2 id="h-a">');
  });
});

describe('JSON Feed, read by another parser', () => {
  it('FD-01 FD-14 has what the standard requires', () => {
    const json = parseJsonFeed(JSON.parse(writeJsonFeed(feed(all, 'feed.json'))));
    expect(json).toMatchObject({
      title: 'News | Wavelength',
      home_page_url: `${siteUrl}/news/`,
      feed_url: `${siteUrl}/news/feed.json`,
      hubs: [{ type: 'WebSub', url: hub }],
    });
    expect(json.items?.[0]).toMatchObject({
      url: `${siteUrl}${stories.article.path}`,
      date_published: '2026-11-14T08:00:00.000Z',
      date_modified: '2026-11-15T09:30:00.000Z',
    });
  });
});

describe('words that mean harm', () => {
  it.each(hostile)('FD-14 %j comes through as words', (words) => {
    const item = hostileStory(words);
    const rss = writeRss(feed([item]));
    const atom = writeAtom(feed([item]));
    expect([XMLValidator.validate(rss), XMLValidator.validate(atom)]).toEqual([true, true]);
    expect(cleanXml(rss)).toBe(rss);
    const expected = cleanXml(words);
    expect(parseRssFeed(rss).items?.[0]?.title?.trim()).toBe(expected.trim());
    expect(parseAtomFeed(atom).entries?.[0]?.title?.value?.trim()).toBe(expected.trim());
    expect(parseJsonFeed(JSON.parse(writeJsonFeed(feed([item])))).items?.[0]?.title).toBeTruthy();
    expect(parseRssFeed(rss).items?.[0]?.content?.encoded).not.toMatch(/<script/);
  });
});
