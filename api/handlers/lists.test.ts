import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentList } from '#content/entities/content-list.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';

type Answer = {
  status: number;
  body: {
    data: ContentList;
    meta: object;
    links: Record<string, string>;
    errors?: { field: string; code: number }[];
  };
  headers: Headers;
};

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let api: TestApi;
  const get = async (path: string): Promise<Answer> => api.json(path);
  const slugs = ({ body }: Answer) => body.data.items.map(({ slug }) => slug);

  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterAll(() => store.drop());

  it.each([
    ['contentlist/laptops', 'topic', 'first-story'],
    ['contentlist/tech', 'topic', 'first-story'],
    ['contentlist/chips', 'tag', 'first-story'],
    ['contentlist/bob-cole', 'author', 'first-story'],
    ['contentlist/bob', 'author', 'first-story'],
    ['contentlist/big-feature', 'collection', 'first-story'],
    ['contentlist/collection-1', 'collection', 'first-story'],
    ['videolist/security', 'topic', 'live-video'],
    ['review/tech', 'topic', 'slate-review'],
    ['gallery/tech', 'topic', 'desk-pictures'],
  ])('AP-11 AP-39 %s by %s is a content list', async (place, searchBy, first) => {
    const answer = await get(
      `/components/testsite/listing/${place}/web?searchBy=${searchBy}&componentType=ContentList`,
    );
    expect(answer.status).toBe(200);
    expect(slugs(answer)[0]).toBe(first);
    expect(answer.body.data.paging).toMatchObject({ limit: 20, offset: 0 });
  });

  it.each([
    ['videolist/latest', ['live-video']],
    ['contentlist/deals', ['deal-story']],
    ['ricochetcollections/latest', ['big-feature']],
  ])('AP-39 without searchBy %s is a listing by name', async (place, expected) => {
    expect(slugs(await get(`/components/testsite/listing/${place}/web`))).toEqual(expected);
  });

  it.each([
    'nonsense/laptops/web?searchBy=topic',
    'ContentList/laptops/web?searchBy=topic',
    'authorlist/laptops/web?searchBy=topic',
    'constructor/us/web',
    '__proto__/us/web',
    'contentlist/nowhere/web?searchBy=topic',
    'contentlist/nowhere/web?searchBy=tag',
    'contentlist/nowhere/web?searchBy=author',
    'contentlist/secret-collection/web?searchBy=collection',
    'trending/xx/web',
    'contentlist/laptops/app?searchBy=topic',
  ])('AP-39 %s is 404', async (place) => {
    expect((await get(`/components/testsite/listing/${place}`)).status).toBe(404);
  });

  it('AP-40 clamps limit to 100 and rejects a value that is no number, by name', async () => {
    const path = '/components/testsite/listing/contentlist/tech/web?searchBy=topic';
    expect((await get(`${path}&limit=100000`)).body.data.paging?.limit).toBe(100);
    for (const [field, value] of [
      ['limit', '-1'],
      ['limit', '0'],
      ['limit', '1e3'],
      ['limit', 'ten'],
      ['limit', ''],
      ['offset', '-1'],
      ['offset', '1.5'],
      ['offset', '9999999999999999999999'],
      ['searchBy', 'everything'],
      ['sort', 'asc'],
    ]) {
      const answer = await get(`${path.replace('?searchBy=topic', '?')}&${field}=${value}`);
      expect([field, value, answer.status, answer.body.errors?.[0]?.field]).toEqual([
        field,
        value,
        400,
        field,
      ]);
    }
  });

  it('AP-38 an offset past the end is an empty list with the total', async () => {
    const answer = await get(
      '/components/testsite/listing/contentlist/tech/web?searchBy=topic&offset=999999999',
    );
    expect(answer.body.data).toMatchObject({ items: [], paging: { offset: 999999999, total: 10 } });
  });

  it('AP-38 has data, meta and links, and the links lead through the list', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/components/testsite/listing/contentlist/tech/web?searchBy=topic&limit=4';
    while (path) {
      const answer: Answer = await get(path);
      expect(Object.keys(answer.body)).toEqual(['data', 'meta', 'links']);
      seen.push(...slugs(answer));
      path = answer.body.links.next?.replace('/api/neutron', '');
    }
    expect(seen).toHaveLength(10);
    expect(new Set(seen).size).toBe(10);
  });

  it('AP-26 AP-32 the header links of an edition', async () => {
    const answer = await get('/components/testsite/listing/editorial-links-header/us/web');
    expect(answer.body.data.items).toEqual([{ linkText: 'Security', linkUrl: '/topic/security/' }]);
  });

  it('AP-27 AP-32 trending has the most read first and nothing sponsored', async () => {
    const answer = await get('/components/testsite/listing/trending/us/web?limit=2');
    expect(slugs(answer)).toEqual(['second-story', 'first-story']);
  });

  it('AP-32 the breaking-news banner is a list of at most one', async () => {
    const answer = await get('/components/testsite/listing/breaking-news-banner/us/web?limit=50');
    expect(answer.body.data.items).toMatchObject([{ slug: 'first-story', label: 'Breaking: it happened' }]);
  });

  it.each([
    ['latest', ['first-story']],
    ['news', ['first-story']],
    ['reviews', ['slate-review']],
    ['videos', ['live-video']],
    ['topic-finance', ['finance-story']],
  ])('AP-10 AP-39 the feed %s gives one item by default', async (endpoint, expected) => {
    const answer = await get(`/feeds/testsite/${endpoint}/`);
    expect(slugs(answer)).toEqual(expected);
    expect(answer.body.data.paging).toMatchObject({ limit: 1, offset: 0 });
  });

  it('AP-10 the feed takes offset and limit', async () => {
    expect(slugs(await get('/feeds/testsite/news/?offset=1&limit=2'))).toEqual([
      'second-story',
      'finance-story',
    ]);
  });

  it.each(['sport', 'topic-', 'topic-nowhere', 'constructor'])(
    'AP-39 the feed %s is 404',
    async (endpoint) => {
      expect((await get(`/feeds/testsite/${endpoint}/`)).status).toBe(404);
    },
  );
});
