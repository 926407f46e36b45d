import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SitemapEntry } from '#content/calls/sitemaps.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { type Desk, openDesk } from '../test/desk.ts';
import { daysAgo, now } from '../test/seed.ts';

interface Found {
  status: number;
  body: {
    data: { items: SitemapEntry[]; total: number; version: string };
    links: { next?: string };
  };
}

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let desk: Desk;
  const get = (path: string) => desk.api.json(`/sitemaps/testsite/${path}`) as Promise<Found>;
  const urls = async (path: string) => (await get(path)).body.data.items.map(({ url }) => url);
  beforeAll(async () => {
    store = await open();
    desk = await openDesk(store);
  });
  afterAll(() => store.drop());

  it('AP-29 the index names every file and when it changed', async () => {
    const { body } = await get('index');
    expect(body.data.items.map(({ url }) => url)).toEqual([
      '/sitemaps/news/',
      '/sitemaps/topics/',
      '/sitemaps/authors/',
      '/sitemaps/pages/',
      '/sitemaps/articles/2026/04/',
      '/sitemaps/features/2026/05/',
      '/sitemaps/features/2026/03/',
      '/sitemaps/galleries/2026/04/',
      '/sitemaps/images/2026/04/',
      '/sitemaps/reviews/2026/04/',
      '/sitemaps/videos/2026/04/',
    ]);
    expect(body.data.items.at(-1)?.lastModified).toBe(now.toISOString());
  });

  it('AP-29 FD-10 every topic is listed', async () => {
    expect(await urls('topics')).toEqual(
      ['tech', 'devices', 'laptops', 'security', 'finance', 'banking', 'empty-topic'].map(
        (slug) => `/topic/${slug}/`,
      ),
    );
  });

  it.each([
    ['reviews', ['/product/slate-review/']],
    ['reviews/2026', ['/product/slate-review/']],
    ['reviews/2026/04', ['/product/slate-review/']],
    ['reviews/2026/04/29', ['/product/slate-review/']],
    ['reviews/2026/04/28', []],
    ['reviews/2025', []],
    ['galleries', ['/pictures/desk-pictures/']],
    ['videos', ['/video/live-video/']],
    ['features', ['/feature/about-tides/', '/collection/big-feature/']],
    ['authors', ['/meet-the-team/ann-bee/', '/meet-the-team/bob-cole/']],
  ])('AP-28 %s', async (path, expected) => expect(await urls(path)).toEqual(expected));

  it('AP-28 FD-14 leaves out sponsored, noindex and unpublished stories', async () => {
    const hidden = await desk.create({ slug: 'secret-no-index', noIndex: true });
    await desk.publish(hidden.id);
    const elsewhere = await desk.create({
      slug: 'secret-elsewhere',
      canonicalUrl: 'https://first.example/the-same/',
    });
    await desk.publish(elsewhere.id);
    const found = await urls('articles');
    expect(found).toContain('/article/first-story/');
    expect(found).toContain('/finance/banking/finance-story/');
    expect(found).toContain('/in-depth/tech/long-story/');
    expect(found.filter((url) => /secret|paid/.test(url))).toEqual([]);
  });

  it.each([
    'nothing',
    'articles/26',
    'articles/2026/13',
    'articles/2026/02/30',
    'topics/2026',
    'articles?after=x',
  ])('AP-28 %s is rejected', async (path) => {
    expect([400, 404]).toContain((await get(path)).status);
  });

  it('AP-28 is read in parts that meet without gap or overlap', async () => {
    const whole = await urls('articles');
    const read: string[] = [];
    let path: string | undefined = 'articles?limit=3';
    while (path) {
      const { body }: Found = await get(path);
      expect(body.data.total).toBe(whole.length);
      read.push(...body.data.items.map(({ url }) => url));
      path = body.links.next?.replace('/api/neutron/sitemaps/testsite/', '');
    }
    expect(read).toEqual(whole);
  });

  it('FD-09 images and videos come with their URLs', async () => {
    const [picture] = (await get('images?limit=100')).body.data.items.filter(
      ({ url }) => url === '/pictures/desk-pictures/',
    );
    expect(picture?.images).toHaveLength(2);
    expect(picture?.images?.[0]).toMatch(/^\/resize\/sig\/hub\/scenes\/one\.webp/);
    expect((await get('videos')).body.data.items[0]?.video).toMatchObject({
      title: 'Live video',
      description: 'Live video',
      seconds: 90,
    });
  });

  it('FD-09 news sitemaps list the articles of the last two days', async () => {
    const items = (await get('news')).body.data.items;
    expect(items.length).toBeGreaterThan(0);
    for (const { published = '', title } of items) {
      expect(published >= daysAgo(2)).toBe(true);
      expect(title).toBeTruthy();
    }
    expect(items.map(({ url }) => url)).not.toContain('/in-depth/tech/long-story/');
  });

  it('AP-28 a story enters when it is published and leaves when it is withdrawn; the version tells', async () => {
    desk.reset();
    const before = (await get('articles/2026/05')).body.data;
    const { id, slug } = await desk.create();
    await desk.publish(id);
    const during = (await get('articles/2026/05')).body.data;
    expect(during.items.some(({ url }) => url.includes(slug))).toBe(true);
    expect(during.total).toBe(before.total + 1);
    expect(during.version).not.toBe(before.version);
    desk.desk.time = new Date(now.getTime() + 1000);
    await desk.staff('POST', `/${id}/withdraw`, {});
    const after = (await get('articles/2026/05')).body.data;
    expect(after.items).toEqual(before.items);
    expect([before.version, during.version]).not.toContain(after.version);
  });
});
