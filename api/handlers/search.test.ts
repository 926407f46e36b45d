import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentList } from '#content/entities/content-list.ts';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { type Desk, openDesk } from '../test/desk.ts';

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let desk: Desk;

  beforeAll(async () => {
    store = await open();
    desk = await openDesk(store);
  });
  afterAll(() => store.drop());

  async function get<T>(path: string): Promise<{ status: number; data: T; links: Record<string, string> }> {
    const { status, body } = (await desk.api.json(path)) as never as {
      status: number;
      body: { data: T; links: Record<string, string> };
    };
    return { status, data: body.data, links: body.links };
  }
  const find = async (text: string, more = '') =>
    get<SmartSearchResults>(`/search/testsite/results/web?searchQuery=${encodeURIComponent(text)}${more}`);
  const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
  const suggestions = async (text: string) => {
    const { data } = await get<{ items: { suggestion: string }[] }>(
      `/search/testsite/autocomplete/web?searchQuery=${encodeURIComponent(text)}`,
    );
    return data.items.map(({ suggestion }) => suggestion);
  };

  it('AP-21 SR-09 SR-10 answers topics, content and videos, ten from the first by default', async () => {
    const { status, data } = await find('security');
    expect(status).toBe(200);
    expect(slugs(data.topics)).toEqual(['security']);
    expect(slugs(data.content)).toEqual(['second-story']);
    expect(slugs(data.videos)).toEqual(['live-video']);
    expect(data.paging).toEqual({ limit: 10, offset: 0, total: 1 });
  });

  it('SR-15 ignores case, and matches a prefix of a word', async () => {
    const [first, second, third] = await Promise.all([find('ORRIN'), find('orrin'), find('orr rev')]);
    expect(slugs(first.data.content)).toEqual(['slate-review', 'best-laptops']);
    expect(second.data).toEqual(first.data);
    expect(slugs(third.data.content)).toEqual(['slate-review']);
  });

  it('SR-15 a title beats a dek, a dek beats a topic, and of two alike the newer one comes first', async () => {
    const stories = [
      { title: 'Quokka in the old title', datePublished: '2026-04-01T00:00:00Z' },
      { title: 'Quokka in the new title', datePublished: '2026-04-02T00:00:00Z' },
      { title: 'Only the dek', dek: 'It tells of a quokka', datePublished: '2026-04-20T00:00:00Z' },
      { title: 'No sign of it', dek: 'Nothing to see', datePublished: '2026-04-21T00:00:00Z' },
    ];
    for (const story of stories) {
      desk.reset();
      const { id } = await desk.create(story);
      await desk.publish(id);
    }
    const { data } = await find('quokka');
    expect(data.content.map(({ title }) => title)).toEqual([
      'Quokka in the new title',
      'Quokka in the old title',
      'Only the dek',
    ]);
    const { data: byTopic } = await find('banking old');
    expect(byTopic.content.map(({ title }) => title)).toEqual(['Quokka in the old title']);
    const { data: banking } = await find('finance');
    expect(banking.content[0]?.title).toBe('Title of finance-story');
  });

  it('SR-09 AP-21 pages through the results, with links to the previous and next page', async () => {
    const all = await find('title', '&limit=100');
    const page = await find('title', '&limit=3&offset=3');
    expect(slugs(page.data.content)).toEqual(slugs(all.data.content).slice(3, 6));
    expect(page.data.paging).toEqual({ limit: 3, offset: 3, total: all.data.content.length });
    expect(page.links.next).toContain('searchQuery=title&offset=6&limit=3');
    expect(page.data.topics).toEqual([]);
    const past = await find('title', '&offset=500');
    expect(past.data).toMatchObject({ content: [], videos: [] });
  });

  it('CL-27 CL-29 the search-style slug of an author filters, also for authors without a page', async () => {
    for (const authorId of ['eve', 'bob']) {
      desk.reset();
      const { id } = await desk.create({ title: 'The wombat sleeps', authorId });
      await desk.publish(id);
    }
    const all = (await find('wombat')).data;
    expect(all.facets?.author.map(({ value }) => value).sort()).toEqual(['bob-cole', 'eve-dunn']);
    for (const author of ['eve-dunn', 'eve']) {
      const { data } = await find('wombat', `&author=${author}`);
      expect(data.content.map((story) => story.author?.firstName)).toEqual(['Eve']);
    }
    expect((await find('wombat', '&author=mary%2Bann-smith')).data.content).toEqual([]);
  });

  it.each(['secret', 'secret draft', 'withdrawn', 'about tides', 'big feature'])(
    'SR-15 %s finds nothing that is not a published story',
    async (text) => {
      const { data } = await find(text);
      expect([...data.content, ...data.videos]).toEqual([]);
    },
  );

  it('SR-15 a withdrawn story is no longer found, a changed one only by its new words', async () => {
    desk.reset();
    const { id } = await desk.create({ title: 'The numbat walks' });
    await desk.publish(id);
    expect((await find('numbat')).data.content).toHaveLength(1);
    const { id: again } = (
      await desk.staff('PUT', `/${id}`, {
        story: desk.draft({ title: 'The bilby walks' }),
        baseVersion: 1,
      })
    ).body.data;
    expect(again).toBe(id);
    await desk.publish(id);
    expect((await find('numbat')).data.content).toEqual([]);
    expect((await find('bilby')).data.content).toHaveLength(1);
    await desk.staff('POST', `/${id}/withdraw`);
    expect((await find('bilby')).data.content).toEqual([]);
  });

  it.each(['%', '_', "'; drop table content_search; --", '\\', '"', '<script>', '%%%%'])(
    'SR-12 %j is only a text',
    async (text) => {
      const { status, data } = await find(text);
      expect(status).toBe(200);
      expect([...data.topics, ...data.content, ...data.videos]).toEqual([]);
    },
  );

  it.each([
    '/search/testsite/results/web',
    '/search/testsite/results/web?searchQuery=%20',
    '/search/testsite/autocomplete/web?searchQuery=',
  ])('SR-02 SR-03 %s has no query and is rejected', async (path) => {
    expect((await desk.api.get(path)).status).toBe(400);
  });

  it('AP-20 suggests topics first, then headlines, each once', async () => {
    const found = await suggestions('fin');
    expect(found[0]).toBe('FINANCE');
    expect(found).toContain('Title of finance-story');
    expect(new Set(found).size).toBe(found.length);
    expect(await suggestions('title of second')).toEqual(['Title of second-story']);
    expect(await suggestions('secret')).toEqual([]);
    expect((await suggestions('t')).length).toBeLessThanOrEqual(8);
  });

  it('answers popular searches of the last weeks, filled up with the topics most read', async () => {
    const popular = async () => {
      const { status, data } = await get<{ items: { suggestion: string }[] }>('/search/testsite/popular/web');
      expect(status).toBe(200);
      return data.items.map(({ suggestion }) => suggestion);
    };
    const topics = await popular();
    expect(topics.length).toBeGreaterThan(0);
    const day = 86_400_000;
    const rows = [
      { query: 'rare words', total: 2, last_at: desk.desk.time.getTime() },
      { query: 'last year', total: 90, last_at: desk.desk.time.getTime() - 400 * day },
      { query: 'second story', total: 5, last_at: desk.desk.time.getTime() },
      { query: 'finance story', total: 9, last_at: desk.desk.time.getTime() },
      { query: topics[0]?.toLowerCase() ?? '', total: 7, last_at: desk.desk.time.getTime() },
    ];
    const { kysely } = store.db.as<ContentTables>();
    await kysely.insertInto('content_search_queries').values(rows).execute();
    const found = await popular();
    expect(found.slice(0, 3)).toEqual(['finance story', topics[0]?.toLowerCase(), 'second story']);
    expect(found).not.toContain('rare words');
    expect(found).not.toContain('last year');
    expect(new Set(found.map((text) => text.toLowerCase())).size).toBe(found.length);
    expect(found.length).toBeLessThanOrEqual(6);
    await kysely.deleteFrom('content_search_queries').execute();
  });

  it('AP-08 suggests for a component too', async () => {
    const { data } = await get<{ items: { suggestion: string }[] }>(
      '/finder/testsite/autosuggest/fin?componentType=ContentList&componentName=finder',
    );
    expect(data.items.map(({ suggestion }) => suggestion)).toEqual(await suggestions('fin'));
  });

  it('AP-19 finds stories of every kind for a component', async () => {
    const { data } = await get<ContentList>('/finder/testsite/search/security');
    expect(slugs(data.items)).toEqual(['second-story', 'live-video']);
    expect(data.paging).toMatchObject({ limit: 10, offset: 0, total: 2 });
  });
});
