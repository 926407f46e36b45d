import { afterEach, beforeEach, expect, it } from 'vitest';
import type { IncomingPublication, IncomingStory } from '#content/incoming.ts';
import { usualLayouts, usualTexts } from '#content/layouts/usual-layouts.ts';
import { layoutDefinition } from '#content/page/layout-definition.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { exportLines } from '../../export/export-lines.ts';
import { migrateApi } from '../../migrate-api.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { makeApi, type TestApi } from '../../test/open-api.ts';
import { publication } from '../../test/publication.ts';
import { now } from '../../test/seed.ts';
import { checkLayout } from '../check-layout.ts';
import { restorePublication } from '../restore-publication.ts';
import { importStories } from './import-stories.ts';

const topics = ['lamps', 'chairs', 'desks', 'rugs', 'beds', 'handlers', 'empty'];
/** The first topic has the most stories. */
const stories: IncomingStory[] = topics.slice(0, -1).flatMap((topic, index) =>
  Array.from({ length: topics.length - index }, (_, number) => ({
    sourceId: `${topic}/${number}`,
    slug: `${topic}-${number}`,
    title: `About ${topic} ${number}`,
    body: '<p>Words.</p>',
    pictures: {},
    embeds: {},
    state: 'published' as const,
    datePublished: `2019-0${index + 1}-1${number}T09:30:00.000Z`,
    authors: ['mara'],
    topics: [topic],
    tags: ['how-to'],
    oldPaths: [],
    changes: [],
  })),
);
const incoming: IncomingPublication = {
  source: 'wordpress:old.example',
  authors: [{ key: 'mara', name: 'Mara Lindqvist' }],
  topics: [...topics, 'small-lamps'].map((slug) => ({
    slug,
    name: slug,
    ...(slug === 'small-lamps' ? { parent: 'lamps' } : {}),
  })),
  tags: [{ slug: 'how-to', name: 'How to' }],
  storyCount: stories.length,
  async *stories() {
    yield* stories;
  },
};

describeMigratedStores.postgresInAll(migrateApi, (open) => {
  let store: OpenStore;
  let api: TestApi;
  beforeEach(async () => {
    store = await open();
    api = makeApi(store.db);
  });
  afterEach(() => store.drop());

  const take = (from = incoming) =>
    importStories(store.db, from, {
      now,
      ownDomains: publication.ownDomains,
      bureau: 'The newsroom',
      mayFindPictures: true,
      saveImage: async () => ({ left: 'none' }),
      onOutcome: () => undefined,
    });
  const page = async (path: string) => {
    const { status, body } = await api.json(`/composer/testsite/pages/${path}/web`);
    return { status, text: JSON.stringify(body) };
  };
  const everything = async () => {
    const lines: string[] = [];
    for await (const line of exportLines(store.db.as<ContentTables>().kysely)) lines.push(line);
    return lines;
  };

  it('CP-03 an import into an empty store adds a page of every kind, with its texts', async () => {
    expect((await take()).layouts).toBe(usualLayouts.length);
    for (const [path, words] of [
      ['front-door/home', 'About lamps'],
      ['article/lamps-1', 'Mara'],
      ['topic/lamps', 'About lamps'],
      ['author/mara-lindqvist', 'About lamps'],
      ['tag/how-to', 'About lamps'],
      ['listing/latest', 'About handlers'],
      ['listing/reviews', 'Reviews'],
      ['topic-listing/latest', 'lamps'],
      ['topic-listing/a-c', 'chairs'],
      ['listing/meet-the-team', 'Lindqvist'],
      ['listing/search', 'Trending now'],
      ['static/rssfeeds', '/topic/lamps/'],
      ['static/sitemap', '/topic/lamps/'],
    ] as const) {
      const { status, text } = await page(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).toContain(words);
      expect(text, path).not.toContain('could not be loaded');
    }
  });

  it('CP-03 the front page has a shelf for each of the five busiest topics', async () => {
    await take();
    const { text } = await page('front-door/home');
    const shelves = [...text.matchAll(/"viewMoreText":"All (\w+)"/g)].map(([, name]) => name);
    expect(shelves).toEqual(topics.slice(0, 5));
  });

  it('CP-03 an interrupted import shows what it imported; the next run completes it, and one more changes nothing', async () => {
    const broken = {
      ...incoming,
      async *stories() {
        yield* stories.slice(0, 7);
        for (let index = 0; index < 200; index += 1) yield { ...stories[0], rejected: 'x' } as never;
        throw new Error('killed');
      },
    };
    await expect(take(broken)).rejects.toThrow('killed');
    expect((await page('front-door/home')).text).toContain('About lamps');
    await take();
    expect((await page('front-door/home')).text).toContain('All chairs');
    const before = await everything();
    expect((await take()).layouts).toBe(0);
    expect(await everything()).toEqual(before);
  });

  it('CP-03 an export of it can be read back', async () => {
    await take();
    const lines = await everything();
    const other = await open();
    try {
      const options = { now, ownDomains: publication.ownDomains };
      await restorePublication(
        other.db,
        async function* () {
          yield* lines;
        },
        options,
      );
      const again: string[] = [];
      for await (const line of exportLines(other.db.as<ContentTables>().kysely)) again.push(line);
      expect(again).toEqual(lines);
    } finally {
      await other.drop();
    }
  });
});

it('CP-03 every usual page is whole: each place has a source, each view can be rendered, each text is there', () => {
  for (const layout of usualLayouts)
    checkLayout(layoutDefinition.parse(layout) as Parameters<typeof checkLayout>[0], {
      directory: { topics: new Map(), tags: new Map(), authors: new Map(), authorsBySlug: new Map() },
      links: new Set(),
      texts: new Set(usualTexts.map(({ id }) => id)),
    });
  expect(usualLayouts.length).toBeGreaterThan(20);
});
