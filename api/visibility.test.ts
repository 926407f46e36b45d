import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { loadApi, type TestApi } from './test/open-api.ts';

/** Every call a reader can make that could name a story. */
const handlers = [
  '/composer/testsite/pages/front-door/home/web',
  '/composer/testsite/pages/article/first-story/web',
  '/composer/testsite/pages/article/second-story/web',
  '/composer/testsite/pages/collection/big-feature/web',
  '/composer/testsite/pages/gallery/desk-pictures/web',
  ...['tech', 'devices', 'laptops', 'security'].map((slug) => `/composer/testsite/pages/topic/${slug}/web`),
  ...['1', '2', '3', '4', '5'].map(
    (page) => `/composer/testsite/pages/listing/latest/web?pageNumber=${page}`,
  ),
  ...['news', 'video', 'pictures'].map((name) => `/composer/testsite/pages/listing/${name}/web`),
  '/composer/testsite/pages/author/ann-bee/web',
  '/components/testsite/listing/contentlist/tech/web?searchBy=topic&limit=100',
  '/components/testsite/listing/contentlist/ann-bee/web?searchBy=author&limit=100',
  '/components/testsite/listing/contentlist/big-feature/web?searchBy=collection&limit=100',
  '/components/testsite/listing/videolist/latest/web?limit=100',
  '/components/testsite/listing/ricochetcollections/latest/web?limit=100',
  '/components/testsite/listing/trending/us/web?limit=100',
  '/components/testsite/listing/breaking-news-banner/us/web',
  '/components/testsite/resource/front-door/home/most-read/web?limit=100',
  '/feeds/testsite/latest/?limit=100',
  '/feeds/testsite/videos/?limit=100',
  '/feeds/testsite/topic-laptops/?limit=100',
  '/seamless/testsite/first-story/web?limit=100',
  '/seamless/testsite/first-story/web?limit=100&collectionId=collection-1',
  '/breaking-news/testsite/web',
];

const hidden = [
  ['article', 'secret-draft', 'draft-1'],
  ['article', 'secret-scheduled', 'scheduled-1'],
  ['article', 'secret-withdrawn', 'withdrawn-1'],
  ['video', 'secret-video', undefined],
  ['collection', 'secret-collection', 'collection-2'],
] as const;

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterAll(() => store.drop());

  it.each(handlers)('VD-16 a story that is not published shows nowhere: %s', async (handler) => {
    const response = await api.get(handler);
    expect(response.status).toBeLessThan(405);
    expect(await response.text()).not.toMatch(/secret/i);
  });

  describe.each(hidden)('%s %s', (type, slug, id) => {
    it('has no page', async () => {
      const response = await api.get(`/composer/testsite/pages/${type}/${slug}/web`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/secret/i);
    });

    it('is not found by its id, its former slug, or as the story before others', async () => {
      const paths = [
        `/lookup/testsite/${id ?? slug}`,
        `/seamless/testsite/${slug}/web`,
        `/seamless/testsite/${id ?? slug}/web`,
        `/url-generator/testsite/article/${slug}`,
        `/composer/testsite/pages/${type}/${slug}-old/web`,
        `/components/testsite/resource/${type}/${slug}/${type}/web`,
      ];
      for (const path of paths) expect([path, (await api.get(path)).status]).toEqual([path, 404]);
    });
  });

  it('counts only what readers can see', async () => {
    const { body } = (await api.json('/components/testsite/listing/contentlist/latest/web?limit=100')) as {
      body: { data: { items: unknown[]; paging: { total: number } } };
    };
    expect(body.data.paging.total).toBe(13);
    expect(body.data.items).toHaveLength(13);
  });
});
