import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeamlessItem } from '#content/entities/seamless-item.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { bumpRevision } from '../store/revisions.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';

type Answer<T = Record<string, unknown>> = {
  status: number;
  body: { data: T; meta: object; errors?: { field?: string }[] };
  headers: Headers;
};

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let api: TestApi;
  const get = async <T = Record<string, unknown>>(path: string): Promise<Answer<T>> => api.json(path);

  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterAll(() => store.drop());

  it('AP-14 a component can be had alone at its own address, and says its type', async () => {
    const page = await get<{ components: { id: string; links: { href: string } }[] }>(
      '/composer/testsite/pages/front-door/home/web',
    );
    expect(page.body.data.components.length).toBeGreaterThan(0);
    for (const { id, links } of page.body.data.components) {
      const alone = await get<{ id: string }>(links.href.replace('/api/neutron', ''));
      const inPage = page.body.data.components.find((entry) => entry.id === id);
      expect([id, alone.status, alone.body.data]).toEqual([id, 200, inPage]);
      expect(alone.body.meta).toEqual({ componentType: expect.any(String) });
    }
  });

  it('AP-14 returns a part of a list, and 404 for an unknown one', async () => {
    const path = '/components/testsite/resource/topic/tech/stories/web';
    const part = await get<{ items: { slug: string }[] }>(`${path}?offset=1&limit=2`);
    expect(part.body.data.items.map(({ slug }) => slug)).toEqual(['slate-review', expect.any(String)]);
    for (const wrong of [
      '/components/testsite/resource/topic/tech/nothing/web',
      '/components/testsite/resource/topic/nowhere/stories/web',
      '/components/testsite/resource/nothing/tech/stories/web',
      '/components/testsite/resource/article/first-story/article/app',
    ])
      expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404]);
    expect((await get('/components/testsite/resource/header/us/menu/web')).status).toBe(200);
  });

  it.each([
    ['story-1', { type: 'article', slug: 'first-story', url: '/article/first-story/' }],
    ['topic-tech', { type: 'topic', slug: 'tech', url: '/topic/tech/' }],
    ['ann', { type: 'author', slug: 'ann-bee', url: '/meet-the-team/ann-bee/' }],
    ['collection-1', { type: 'collection', slug: 'big-feature' }],
  ])('AP-15 looks up %s', async (id, expected) => {
    expect((await get(`/lookup/testsite/${id}`)).body.data).toMatchObject({ id, ...expected });
  });

  it('AP-15 does not know an unknown id', async () => {
    expect((await get('/lookup/testsite/nowhere')).status).toBe(404);
    expect((await get('/lookup/testsite/eve')).status).toBe(404);
  });

  it('AP-09 gives captions as vtt and srt, made from each other', async () => {
    const vtt = await api.get('/videos/testsite/captions/vtt/live-video.vtt');
    expect([vtt.status, vtt.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(await vtt.text()).toMatch(/^WEBVTT/);
    const srt = await api.get('/videos/testsite/captions/srt/live-video.srt');
    expect(await srt.text()).toBe('1\n00:00:01,000 --> 00:00:02,500\nHello\n');
  });

  it.each([
    'vtt/live-video.srt',
    'txt/live-video.txt',
    'vtt/nowhere.vtt',
    'vtt/secret-video.vtt',
    'vtt/first-story.vtt',
  ])('AP-09 AP-39 VD-16 no captions at %s', async (place) => {
    expect((await api.get(`/videos/testsite/captions/${place}`)).status).toBe(404);
  });

  it('AP-18 SM-02 SM-07 gives three stories to read next, by slug or by id', async () => {
    const bySlug = await get<{ items: SeamlessItem[] }>('/seamless/testsite/first-story/web');
    expect(bySlug.body.data.items).toHaveLength(3);
    expect(bySlug.body.data.items[0]).toEqual({
      id: expect.any(String),
      slug: 'paid-story',
      source: 'topic',
      title: 'Title of paid-story',
      type: 'article',
      url: '/paid-content/article/paid-story/',
    });
    expect(bySlug.body.data.items.map(({ slug }) => slug)).not.toContain('first-story');
    for (const path of ['story-1/web', 'anything/web?contentId=story-1'])
      expect((await get(`/seamless/testsite/${path}`)).body.data).toEqual(bySlug.body.data);
    expect((await get('/seamless/testsite/nowhere/web')).status).toBe(404);
  });

  it('AP-18 answers with the component it was called for, and rejects one that lists nothing to read next', async () => {
    const named = { componentName: 'read-on', componentDisplayName: 'Read on', componentType: 'Seamless' };
    const path = '/seamless/testsite/first-story/web';
    const { body } = await get(`${path}?${new URLSearchParams(named)}`);
    expect(body.meta).toEqual(named);
    expect((await get(path)).body.meta).toEqual({});
    const wrong = await get(`${path}?componentType=VideoList`);
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'componentType']);
  });

  it('SM-11 followed from story to story, reaches every story once before any of them again', async () => {
    const met = new Set<string>();
    let slug = 'first-story';
    for (let count = 0; count < 50 && !met.has(slug); count += 1) {
      met.add(slug);
      const { body } = await get<{ items: SeamlessItem[] }>(`/seamless/testsite/${slug}/web?limit=1`);
      slug = body.data.items[0]?.slug ?? '';
    }
    expect(slug).toBe('first-story');
    expect(met.size).toBeGreaterThan(3);
  });

  it('SM-03 SM-04 stays inside a special feature when its collection is named', async () => {
    const path =
      '/seamless/testsite/second-story/web?collectionId=collection-1&limit=10&componentName=x&componentType=Seamless';
    const { body } = await get<{ items: SeamlessItem[] }>(path);
    expect(body.data.items.map(({ slug, source }) => [slug, source])).toEqual([
      ['first-story', 'collection'],
    ]);
    expect((await get('/seamless/testsite/second-story/web?collectionId=collection-2')).status).toBe(404);
  });

  it('AP-30 AP-31 AP-33 breaking news and the innovation index are data of their own', async () => {
    expect((await get('/breaking-news/testsite/web')).body.data).toMatchObject({
      items: [{ slug: 'first-story', label: 'Breaking: it happened' }],
    });
    const trends = await get<{ items: { name: string }[] }>('/innovation-index-trends/testsite/web');
    expect(trends.body.data.items.map(({ name }) => name)).toEqual(['Chips', 'Robots']);
  });

  it('AP-16 AP-17 a path without an entry resolves to itself, an entry to its target', async () => {
    const db = store.db.as<ContentTables>().kysely;
    const entry = (id: string, path: string, extra: object) => ({
      id,
      url_path: path,
      doc: JSON.stringify({ id, urlPath: path, urlType: 'PERMANENT_REDIRECT', enabled: true, ...extra }),
    });
    await db
      .insertInto('content_vanity')
      .values([
        entry('v1', '/deal', {}),
        entry('v2', '/off', { enabled: false }),
        entry('v3', '/gone', { dateExpired: { date: '2020-01-01' } }),
      ])
      .execute();
    await bumpRevision(db, ['content', 'vanity']);
    expect((await get('/vanity/testsite/web?path=/none/')).body.data).toMatchObject({ urlType: 'OK' });
    expect(
      (await get('/vanity/testsite/web?path=/deal/&contentType=article&slug=x')).body.data,
    ).toMatchObject({
      id: 'v1',
      urlType: 'PERMANENT_REDIRECT',
    });
    const { body } = await get<{ items: { id: string }[] }>('/vanity/testsite/dictionary');
    expect(body.data.items.map(({ id }) => id)).toEqual(['v1', 'v3']);
    expect((await get('/vanity/testsite/web')).status).toBe(400);
  });

  it.each([
    ['first-story', '/article/first-story/', 'article'],
    ['paid-story', '/paid-content/article/paid-story/', 'sponsored-article'],
    ['long-story', '/in-depth/tech/long-story/', 'article-topic-longform'],
  ])('AP-22 the address of %s', async (slug, url, route) => {
    expect((await get(`/url-generator/testsite/article/${slug}`)).body.data).toEqual({ url, route });
  });
});
