import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SyndicatedStory } from '#content/entities/syndicated-story.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { daysAgo } from '../test/seed.ts';

interface Found<T> {
  status: number;
  body: { data: T; errors?: { availableOn?: unknown }[] };
  headers: Headers;
}

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let api: TestApi;
  const list = (path: string) =>
    api.json(`/syndication/testsite/${path}`) as Promise<
      Found<{ title: string; items: SyndicatedStory[]; paging: { total: number } }>
    >;
  const one = (path: string) => api.json(`/syndication/testsite/${path}`) as Promise<Found<SyndicatedStory>>;
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterAll(() => store.drop());

  it.each([
    ['FD-01', 'news', 'News', 'first-story'],
    ['FD-02', 'topic-security', 'All about security', 'second-story'],
    ['FD-02', 'author-bob-cole', 'Bob Cole', 'first-story'],
    ['FD-02', 'tag-chips', 'Chips', 'first-story'],
    ['FD-03', 'video', 'Video', 'live-video'],
    ['FD-03', 'pictures', 'Pictures', 'desk-pictures'],
  ])('%s %s tells whole stories, newest first', async (_id, endpoint, title, newest) => {
    const { status, body, headers } = await list(`${endpoint}/`);
    expect([status, body.data.title]).toEqual([200, title]);
    expect(body.data.items[0]?.story.slug).toBe(newest);
    const dates = body.data.items.map(({ published }) => published);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(headers.get('surrogate-key')).toMatch(/a\d/);
    expect(JSON.stringify(body)).not.toMatch(/secret|<script|onclick/i);
  });

  it.each(['topic-nothing/', 'author-nobody/', 'tag-nothing/', 'nothing/', 'collection-big-feature/'])(
    'FD-02 %s is not found',
    async (path) => expect((await list(path)).status).toBe(404),
  );

  it('FD-03 takes an offset and a limit, and no more than fifty', async () => {
    const { body } = await list('latest/?offset=1&limit=2');
    expect(body.data.items.map(({ story }) => story.slug)).toEqual(['slate-review', 'second-story']);
    expect((await list('latest/?limit=999')).status).toBe(200);
  });

  it('FD-04 one story comes with its address, its body in blocks and only what readers may see', async () => {
    const { body } = await one('article/first-story/');
    const { path, published, story } = body.data;
    expect([path, published]).toEqual(['/article/first-story/', daysAgo(1)]);
    expect(story.typeName === 'article' && story.bodyBlocks?.map(({ kind }) => kind)).toEqual([
      'prose',
      'embed',
      'embed',
      'embed',
      'prose',
    ]);
  });

  it('FD-04 a former slug says where the story is; drafts are not found', async () => {
    const moved = await one('article/first-story-old/');
    expect([moved.status, moved.body.errors?.[0]?.availableOn]).toEqual([
      404,
      [{ edition: 'us', slug: 'first-story' }],
    ]);
    for (const slug of ['secret-draft', 'secret-scheduled', 'secret-withdrawn'])
      expect((await one(`article/${slug}/`)).status).toBe(404);
    expect((await one('collection/big-feature/')).status).toBe(404);
  });
});
