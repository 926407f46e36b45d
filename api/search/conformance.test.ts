// One suite for every engine: what the port promises, tested through the API.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import type { StoryDraft } from '#content/entities/story-input.ts';
import type { SeedStory } from '#content/seed.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { publication } from '../test/publication.ts';
import { daysAgo, now, seed, stories } from '../test/seed.ts';
import { openSearch } from './open-search.ts';
import { createPopularQueries } from './popular-queries.ts';
import { createPostgresSearch } from './postgres/postgres-search.ts';
import type { SearchEngine, SearchQuery } from './search-engine.ts';

const article = (
  slug: string,
  days: number,
  more: Partial<Extract<StoryDraft, { kind: 'article' }>>,
): SeedStory => ({
  state: 'published',
  story: {
    kind: 'article',
    slug,
    title: slug,
    section: 'news',
    authorId: 'ann',
    topics: [{ slug: 'laptops', primary: true }],
    datePublished: daysAgo(days),
    ...more,
  },
});

/** Enough that ranks, facets and pages mean something; more than the ranked window. */
const more: SeedStory[] = [
  ...Array.from({ length: 70 }, (_, at) =>
    article(`wombat-${at}`, at, {
      title: at % 7 === 0 ? `Wombat report ${at}` : `Report ${at}`,
      body: '<p>A wombat was seen near the server racks.</p>',
      authorId: at % 2 === 0 ? 'ann' : 'bob',
      topics: [{ slug: at % 3 === 0 ? 'banking' : 'laptops', primary: true }],
      ...(at % 5 === 0 ? { type: 'best-list', section: 'bottom_funnel' } : {}),
    }),
  ),
  article('charger', 5, {
    title: 'Charging stations compared',
    body: '<p>Superconductor cables are <b>not</b> here yet.</p>',
  }),
  article('watch', 6, { title: 'The smartwatch that never charges' }),
  article('superconductor', 7, { title: 'Superconductors explained', tags: ['chips'] }),
];

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  let search: SearchEngine;

  beforeAll(async () => {
    store = await open();
    const all = [...stories, ...more];
    api = await loadApi(store.db, {}, seed({ stories: all, storyCount: all.length }));
    search = openSearch(store.db.as<ContentTables>(), publication, () => undefined);
  });
  afterAll(async () => {
    await search.close();
    await api.api.close();
    await store.drop();
  });

  const find = async (text: string, rest: Record<string, string> = {}) => {
    const { status, body } = (await api.json(
      `/search/testsite/results/web?${new URLSearchParams({ searchQuery: text, ...rest })}`,
    )) as never as { status: number; body: { data: SmartSearchResults } };
    return { status, data: body.data };
  };
  const titles = async (text: string, rest: Record<string, string> = {}) =>
    (await find(text, rest)).data.content.map(({ title }) => title);
  const suggestions = async (text: string) => {
    const { body } = (await api.json(
      `/search/testsite/autocomplete/web?${new URLSearchParams({ searchQuery: text })}`,
    )) as never as { body: { data: { items: { suggestion: string }[] } } };
    return body.data.items.map(({ suggestion }) => suggestion);
  };

  describe('results', () => {
    it.each([
      ['SR-15', 'a body', 'superconductor cables', 'Charging stations compared'],
      ['SR-15', 'another form', 'charged station', 'Charging stations compared'],
      ['SR-15', 'a beginning', 'superc', 'Superconductors explained'],
      ['SR-15', 'a slip', 'superconducter', 'Superconductors explained'],
      ['SR-15', 'a phrase', '"stations compared"', 'Charging stations compared'],
      ['SR-15', 'a synonym of two words', 'smart watch', 'The smartwatch that never charges'],
      ['SR-15', 'a tag', 'chips superconductors', 'Superconductors explained'],
      ['SR-15', 'an author', 'ann bee superconductors', 'Superconductors explained'],
      ['SR-15', 'a product', 'orrin leaf', 'Title of best-laptops'],
      ['SR-15', 'stop words and signs', 'are the superconductors - explained?!', 'Superconductors explained'],
    ])('%s %s: %s', async (_id, _what, text, expected) => {
      expect((await titles(text))[0]).toBe(expected);
    });

    it('SR-15 words in another order than the phrase are not the phrase', async () => {
      expect(await titles('"compared stations"')).toEqual([]);
    });

    it('SR-15 a typo is corrected and reported; a word in no story finds nothing', async () => {
      expect((await find('superconducter')).data.correction).toEqual({
        query: 'superconductor',
        isApplied: true,
      });
      const { data } = await find('qqqzzz');
      expect(data).toMatchObject({ content: [], videos: [], totals: { content: 0, videos: 0, topics: 0 } });
      expect(data.correction).toBeUndefined();
    });

    it('SR-15 where no story has all the words those with some are shown, and it is said', async () => {
      const { data } = await find('superconductors wombat');
      expect(data.isRelaxed).toBe(true);
      expect(data.content.length).toBeGreaterThan(0);
      expect((await find('wombat report')).data.isRelaxed).toBe(false);
    });
  });

  describe('marks', () => {
    it('SR-10 EN-41 headline and text come in pieces, words marked, never as HTML', async () => {
      const { data } = await find('superconductor cables');
      const highlight = data.highlights?.[data.content[0]?.id ?? ''];
      expect(highlight?.text.map(({ text }) => text).join('')).toBe(
        'Superconductor cables are not here yet.',
      );
      expect(highlight?.text[0]).toEqual({ text: 'Superconductor cables', isMatch: true });
    });
  });

  describe('narrowing', () => {
    const counts = (data: SmartSearchResults, facet: 'type' | 'topic' | 'author' | 'date') =>
      Object.fromEntries((data.facets?.[facet] ?? []).map(({ value, count }) => [value, count]));

    it('SR-10 AP-21 counts kinds, topics, authors and dates of all that was found', async () => {
      const { data } = await find('wombat');
      expect(counts(data, 'type')).toEqual({ news: 56, 'best-lists': 14 });
      expect(counts(data, 'topic')).toMatchObject({ laptops: 46, banking: 24, finance: 24 });
      expect(counts(data, 'author')).toEqual({ 'ann-bee': 35, 'bob-cole': 35 });
      expect(counts(data, 'date')).toEqual({ day: 2, week: 8, month: 31, year: 70 });
      expect(data.facets?.author[0]?.label).toBe('Ann Bee');
    });

    it.each([
      [{ type: 'best-lists' }, 14],
      [{ topic: 'banking' }, 24],
      [{ topic: 'finance' }, 24],
      [{ author: 'bob-cole' }, 35],
      [{ date: 'week' }, 8],
      [{ topic: 'banking', author: 'ann-bee', type: 'best-lists' }, 3],
      [{ topic: 'no-such-topic' }, 0],
      [{ author: 'nobody' }, 0],
    ])('SR-10 %j leaves %i', async (choice, expected) => {
      expect((await find('wombat', choice)).data.totals?.content).toBe(expected);
    });

    it('SR-10 a facet counts what choosing another of its values would leave', async () => {
      const { data } = await find('wombat', { type: 'best-lists', author: 'ann-bee' });
      expect(counts(data, 'type')).toEqual({ news: 28, 'best-lists': 7 });
      expect(counts(data, 'author')).toEqual({ 'ann-bee': 7, 'bob-cole': 7 });
    });

    it('SR-15 newest first on request', async () => {
      const { data } = await find('wombat', { sort: 'newest', limit: '20' });
      const dates = data.content.map(({ datePublished = '' }) => datePublished);
      expect(dates).toEqual([...dates].sort().reverse());
    });

    it.each([
      { type: 'nonsense' },
      { date: 'century' },
      { sort: 'worst' },
      { topic: '<x>' },
      { unknown: 'x' },
    ])('AP-21 %j is rejected', async (choice) => {
      expect(
        (
          await api.get(
            `/search/testsite/results/web?${new URLSearchParams({ searchQuery: 'wombat', ...choice } as never)}`,
          )
        ).status,
      ).toBe(400);
    });
  });

  describe('pages', () => {
    it('SR-09 SR-15 every story is on exactly one page, the best first', async () => {
      const seen: string[] = [];
      for (let offset = 0; offset < 80; offset += 10)
        seen.push(...(await titles('wombat', { offset: String(offset) })));
      expect(seen).toHaveLength(70);
      expect(new Set(seen).size).toBe(70);
      expect(seen.slice(0, 10).every((title) => title.startsWith('Wombat'))).toBe(true);
      expect(await titles('wombat', { offset: '45', limit: '10' })).toEqual(seen.slice(45, 55));
    });
  });

  describe('suggestions', () => {
    it('AP-20 EN-45 complete the typed text, also after a typing error', async () => {
      expect(await suggestions('superc')).toEqual(['Superconductors explained']);
      expect(await suggestions('charging sta')).toEqual(['Charging stations compared']);
      expect(await suggestions('superconducters')).toEqual(['Superconductors explained']);
    });

    it('AP-20 what readers found three times is suggested, in our own words only', async () => {
      const db = store.db.as<ContentTables>();
      const popular = createPopularQueries({ db, search, now: () => now, log: () => undefined });
      for (let count = 0; count < 3; count++)
        for (const text of ['Wombat  report!', 'wombat 4711123456', 'wombat mister@private.example'])
          popular.add(text);
      popular.add('wombat server');
      await popular.close();
      expect(await suggestions('wom')).toContain('wombat report');
      expect(await suggestions('wombat s')).not.toContain('wombat server');
      const counted = await db.kysely
        .selectFrom('content_search_queries')
        .select('query')
        .orderBy('query')
        .execute();
      expect(counted.map(({ query }) => query)).toEqual(['wombat report', 'wombat server']);
      expect((await find('wombats')).data.related).toEqual(['wombat report']);
    });
  });

  describe('any text', () => {
    const nasty = [
      'a'.repeat(200),
      `"${'" "'.repeat(60)}`,
      'title:x OR body:y NOT z',
      'NEAR("a" "b", 3)',
      '{title} : *',
      "x' & y':*A <-> !z | ()",
      '\\ % _ * ? ^ ~ [ ] { } ( )',
      "'; drop table content_search; --",
      '\u0000\u0001\u001f',
      '\ud83d',
      '😀😀😀',
      'ا'.repeat(150),
      '世界 你好',
      'ｆｕｌｌ ｗｉｄｔｈ',
      '\u202e\u200b\ufeff',
      'é'.repeat(100),
      '-'.repeat(200),
      '0 1 2 3 4 5 6 7 8 9 1e999 0x1f 1.5.2',
      'select * from content_search where 1=1',
      '<script>alert(1)</script>',
      'constructor __proto__ toString hasOwnProperty',
      'and or not near',
      'ﬁ ß İ ǆ',
    ];
    it.each(nasty)('SR-12 %j is answered', async (text) => {
      expect((await find(text)).status).toBeLessThan(500);
      const path = `/search/testsite/autocomplete/web?${new URLSearchParams({ searchQuery: text })}`;
      expect((await api.get(path)).status).toBeLessThan(500);
    });

    it('SR-12 too long a query is rejected, and cut where an engine gets 4 kB all the same', async () => {
      expect((await find('wombat '.repeat(40))).status).toBe(400);
      expect((await find('wombat '.repeat(600))).status).toBe(414);
      const long: SearchQuery = {
        text: 'wombat " OR '.repeat(350),
        filters: {},
        order: 'best',
        videosApart: true,
        limit: 10,
        offset: 0,
        now: now.getTime(),
      };
      await expect(search.find(long)).resolves.toMatchObject({ isRelaxed: expect.any(Boolean) });
    });
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('PostgreSQL without pg_trgm', () => {
  describeStores((open) => {
    it('SR-15 still forgives a slip, if the first letter is right', async () => {
      const store = await open();
      if (store.db.dialect === 'postgres') {
        await loadApi(store.db);
        const db = store.db.as<ContentTables>().kysely;
        const search = createPostgresSearch({ db, synonyms: [], log: () => undefined, useTrigrams: false });
        const hits = await search.find({
          text: 'reveiw',
          filters: {},
          order: 'best',
          videosApart: true,
          limit: 10,
          offset: 0,
          now: now.getTime(),
        });
        expect(hits.correction).toEqual({ query: 'review', isApplied: true });
      }
      await store.drop();
    });
  });
});
