import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { XMLValidator } from 'fast-xml-parser';
import { parseFeed, parseRssFeed } from 'feedsmith';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '#api/test/desk.ts';
import { publication } from '#api/test/publication.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import type { Log } from '#platform/log.ts';
import { createSite } from '#site/entry.server.tsx';
import { createHttpServer } from './edge/http/http-server.ts';
import { createRequestListener } from './edge/http/request-listener.ts';
import { createStreamHandler } from './edge/stream-handler.ts';

const origin = 'https://testsite.example';
const note = () => undefined;
const log: Log = { debug: note, info: note, warn: note, error: note };

let store: OpenStore;
let desk: Desk;
let site: ReturnType<typeof createSite>;
const get = (path: string) => site.respond(new Request(`${origin}${path}`));
const text = async (path: string) => (await get(path)).text();

beforeAll(async () => {
  store = await openSqliteStore();
  desk = await openDesk(store);
  site = createSite({
    publication,
    fetchApi: (request) => desk.api.api.fetch(request),
    apiBaseUrl: 'http://api.test',
    apiKey: 'key',
    siteUrl: origin,
    clientManifest: null,
    log,
    previewTime: () => undefined,
    now: () => desk.desk.time,
  });
});
afterAll(() => store.drop());

describe('feeds over the real store', () => {
  it.each([
    ['FD-01 RT-34', '/news/rss.xml', 'application/rss+xml', '/news/'],
    ['FD-01', '/news/atom.xml', 'application/atom+xml', '/news/'],
    ['FD-01', '/news/feed.json', 'application/feed+json', '/news/'],
    ['FD-02', '/topic/security/rss.xml', 'application/rss+xml', '/topic/security/'],
    ['FD-02', '/meet-the-team/bob-cole/rss.xml', 'application/rss+xml', '/meet-the-team/bob-cole/'],
    ['FD-02', '/tags/chips/atom.xml', 'application/atom+xml', '/tags/chips/'],
    ['FD-03', '/feed/topic-security/', 'application/rss+xml', '/topic/security/'],
  ])('%s %s is read by another parser, and kept until something changes', async (_id, path, type) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=300\b/);
    expect(response.headers.get('surrogate-key')).toMatch(/\ba\d/);
    const { format } = parseFeed(await response.text());
    expect(type).toContain(format === 'json' ? 'feed+json' : format);
  });

  it.each(['/topic/nothing/rss.xml', '/tags/nothing/feed.json', '/meet-the-team/nobody/rss.xml'])(
    'FD-02 %s is not found',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('FD-03 AP-10 readers’ programs get twenty stories, the feeds call one, unless the query says otherwise', async () => {
    for (let count = 0; count < 22; count++) {
      desk.reset();
      await desk.publish((await desk.create({ slug: `twenty-${count}`, title: `Twenty ${count}` })).id);
    }
    expect(parseRssFeed(await text('/feed/latest/')).items).toHaveLength(20);
    const one = (await desk.api.json('/feeds/testsite/latest/')) as { body: { data: { items: unknown[] } } };
    expect(one.body.data.items).toHaveLength(1);
  });

  it('FD-03 returns a part of a list and the link to the next part', async () => {
    const rss = parseRssFeed(await text('/feed/latest/?offset=1&limit=2'));
    expect(rss.items).toHaveLength(2);
    expect(rss.atom?.links?.find(({ rel }) => rel === 'next')?.href).toBe(
      `${origin}/feed/latest/?offset=3&limit=2`,
    );
  });

  it.each(['?offset=x', '?limit=0', '?limit=-1'])('FD-03 %s is rejected', async (query) => {
    expect((await get(`/feed/latest/${query}`)).status).toBe(400);
  });

  it('FD-03 the old address of everyone leads to the newest', async () => {
    expect((await get('/feed/')).headers.get('location')).toBe('/latest/rss.xml');
    expect((await get('/feed/deals/')).headers.get('content-type')).toMatch(/^text\/html/);
  });

  it.each(['/news/', '/topic/security/', '/news/2/rss.xml', '/topic/security/x.xml'])(
    'RT-34 RT-77 %s is left to the pages',
    async (path) => expect((await get(path)).headers.get('content-type')).toMatch(/^text\/html/),
  );

  it('FD-14 nothing in a feed is for editors only', async () => {
    for (const path of ['/latest/rss.xml', '/latest/atom.xml', '/latest/feed.json', '/apple-news/'])
      expect(await text(path)).not.toMatch(/secret|alert\(1\)|onclick/i);
  });
});

describe('sitemaps over the real store', () => {
  it('FD-08 the index names files that are all there and all well-formed', async () => {
    const index = await parseSitemapIndex(Readable.from([await text('/sitemaps/')]));
    expect(index.length).toBeGreaterThan(8);
    for (const { url } of index) {
      const response = await get(new URL(url).pathname);
      const body = await response.text();
      expect([url, response.status, XMLValidator.validate(body)]).toEqual([url, 200, true]);
      for (const item of await parseSitemap(Readable.from([body]))) expect(item.url).toMatch(`${origin}/`);
    }
  });

  it.each([
    ['/sitemaps/articles/', 'sitemapindex'],
    ['/sitemaps/articles/2026/', 'sitemapindex'],
    ['/sitemaps/articles/2026/04/', 'urlset'],
    ['/sitemaps/articles/2026/04/30/', 'urlset'],
    ['/sitemaps/topics/', 'urlset'],
    ['/sitemaps/news/', 'urlset'],
  ])('FD-09 FD-10 %s is a %s', async (path, root) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await response.text()).toContain(`<${root} `);
  });

  it.each(['/sitemaps/nothing/', '/sitemaps/articles/2026/13/', '/sitemaps/articles/2026/04/30/2/'])(
    'FD-09 %s is not found',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

describe('other forms of a story', () => {
  it.each([
    ['/article/first-story.md', '# Title of first-story'],
    ['/finance/banking/finance-story.md', '# Title of finance-story'],
    ['/product/slate-review.md', '# Orrin Slate review'],
    ['/pictures/desk-pictures.md', '# Desks'],
    ['/video/live-video.md', '# Live video'],
  ])('FD-14 %s is its Markdown alternate', async (path, title) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(response.headers.get('link')).toContain('rel="canonical"');
    expect(await response.text()).toContain(title);
  });

  it('FD-14 an alternate under another URL redirects to its own; one of a missing page is not found', async () => {
    expect((await get('/article/finance-story.md')).headers.get('location')).toBe(
      '/finance/banking/finance-story.md',
    );
    expect((await get('/article/first-story-old.md')).headers.get('location')).toBe(
      '/article/first-story.md',
    );
    expect((await get('/article/secret-draft.md')).status).toBe(404);
  });

  it('FD-04 Apple News lists articles, and each is there', async () => {
    const { articles } = JSON.parse(await text('/apple-news/')) as { articles: { url: string }[] };
    expect(articles.length).toBeGreaterThan(5);
    for (const { url } of articles) {
      const response = await get(new URL(url).pathname);
      expect([url, response.status]).toEqual([url, 200]);
      expect(await response.json()).toMatchObject({
        version: expect.any(String),
        components: expect.any(Array),
      });
    }
    expect((await get('/apple-news/secret-draft/')).status).toBe(404);
  });

  it('FD-11 FD-12 the URL generator answers with the route the site chooses', async () => {
    expect(await (await get('/api/urlgenerator/finance-story')).json()).toEqual({
      url: '/finance/banking/finance-story/',
      route: 'article-topic',
    });
    const missing = await get('/api/urlgenerator/nothing');
    expect([missing.status, missing.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it.each([
    ['SEO-17', '/news/', '/news/rss.xml', 'application/rss+xml'],
    ['SEO-17 ART-28', '/topic/security/', '/topic/security/rss.xml', 'application/rss+xml'],
    ['SEO-17', '/topic/security/', '/topic/security/feed.json', 'application/feed+json'],
    ['FD-14', '/article/first-story/', '/article/first-story.md', 'text/markdown'],
  ])('%s %s names %s in its head', async (_id, page, path, type) => {
    const tags = (await text(page)).match(/<link [^>]*>/g) ?? [];
    expect(
      tags.some((tag) => tag.includes(`href="${origin}${path}"`) && tag.includes(`type="${type}"`)),
    ).toBe(true);
  });
});

describe('a change', () => {
  it('FD-01 FD-08 names the keys of the feeds and sitemaps that tell it', async () => {
    desk.reset();
    const { id, slug } = await desk.create({ topics: [{ slug: 'security', primary: true }] });
    await desk.publish(id);
    const changed = new Set((await desk.lastEvent())?.keys);
    for (const path of [
      '/news/rss.xml',
      '/topic/security/rss.xml',
      '/latest/atom.xml',
      '/tags/chips/rss.xml',
      '/sitemaps/',
    ]) {
      const response = await get(path);
      const keys = response.headers.get('surrogate-key')?.split(' ') ?? [];
      expect([path, keys.some((key) => changed.has(key))]).toEqual([path, true]);
    }
    expect(await text('/topic/security/rss.xml')).toContain(slug);
  });
});

describe('the handler for long files', () => {
  it('FD-09 streams, compresses, answers 304 for a current copy, and stops when the reader disconnects', async () => {
    const handler = createStreamHandler({
      render: (url) => get(url),
      headers: ['x-own', '1'],
      edition: 'us',
    });
    const front = createRequestListener({
      routeFor: () => ({ name: 'x', handler }),
      log,
      now: () => 0,
      onDone: note,
    });
    const server = createHttpServer(front.listener);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const request = (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
    try {
      const path = '/sitemaps/articles/2026/04/';
      const whole = await request(path);
      expect([whole.status, whole.headers.get('content-encoding'), whole.headers.get('x-own')]).toEqual([
        200,
        'gzip',
        '1',
      ]);
      expect(XMLValidator.validate(await whole.text())).toBe(true);
      const plain = await request(path, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.text()).toContain('</urlset>');
      const etag = whole.headers.get('etag') ?? '';
      const held = await request(path, { headers: { 'if-none-match': etag } });
      expect([etag !== '', held.status, await held.text()]).toEqual([true, 304, '']);
      expect((await request(path, { method: 'HEAD' })).status).toBe(200);
      expect((await request(path, { method: 'POST' })).status).toBe(405);
      expect((await request('/sitemaps/articles/2026/04')).headers.get('location')).toBe(path);
      expect((await request('/sitemaps/articles/2026/04/01/9/')).status).toBe(404);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
