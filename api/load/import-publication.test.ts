import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SeedStory } from '#content/seed.ts';
import { hostileTargets } from '#content/test/hostile-targets.ts';
import { getEventsAfter } from '#database/outbox.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { migrateApi } from '../migrate-api.ts';
import { layouts } from '../test/layouts.ts';
import { makeApi } from '../test/open-api.ts';
import { now, seed, stories } from '../test/seed.ts';
import { storeFacts } from '../test/store-facts.ts';
import { importPublication } from './import-publication.ts';
import { isEmpty } from './is-empty.ts';

const story = (extra: object, more: Partial<SeedStory> = {}): SeedStory => ({
  story: { kind: 'article', slug: 'bad-story', title: 'Bad', ...extra },
  state: 'published',
  ...more,
});
const withStory = (extra: object, more: Partial<SeedStory> = {}) => ({
  stories: [...stories, story(extra, more)],
});
const [firstLayout] = layouts;
const withLayout = (change: object) => ({
  layouts: [...layouts, { ...firstLayout, slug: 'bad', ...change } as never],
});

describeMigratedStores.postgresInAll(migrateApi, (open) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.drop());
  const load = (overrides = {}, options = {}) =>
    importPublication(store.db, seed(overrides), { now, ...options });

  it('VAL-02 loads a publication once, and reports progress and content', async () => {
    expect(await isEmpty(store.db)).toBe(true);
    const progress: number[] = [];
    await load({}, { batchSize: 7, onProgress: (loaded: number) => progress.push(loaded) });
    expect(progress).toEqual([7, 14, stories.length]);
    expect(await isEmpty(store.db)).toBe(false);
    expect(await storeFacts(store.db)).toMatchObject({
      topics: 7,
      authors: 3,
      layouts: layouts.length,
      listings: { latest: 13, reviews: 1, video: 1 },
    });
    const events = await getEventsAfter(store.db, 0, 10);
    expect(events.at(-1)).toMatchObject({ kind: 'imported', keys: ['all'] });
    await expect(load()).rejects.toThrow(/already holds/);
    await load({}, { replace: true });
    expect((await storeFacts(store.db)).listings.latest).toBe(13);
  });

  it('a story for later was saved before it was loaded, not when it comes out', async () => {
    const later = new Date(now.getTime() + 86_400_000).toISOString();
    await load(withStory({ datePublished: later }, { state: 'scheduled', publishAt: later }));
    const { rows } = await sql<{ saved: unknown; updated: unknown }>`
      select (select max(saved_at) from content_story_versions) as saved, max(updated_at) as updated
      from content_stories`.execute(store.db.kysely);
    expect([Number(rows[0]?.saved), Number(rows[0]?.updated)]).toEqual([now.getTime(), now.getTime()]);
  });

  it('staff see how far the newsroom is with a story', async () => {
    const work = { stage: 'legal', dueAt: now.toISOString(), priority: 'high' as const };
    await load(withStory({}, { state: 'draft', work }));
    const { body } = (await makeApi(store.db).staff('GET', '/stories/testsite?stage=legal')) as never as {
      body: { data: { items: object[] } };
    };
    expect(body.data.items).toEqual([expect.objectContaining(work)]);
  });

  it('the same seed makes the same ids', async () => {
    const idOf = async () => {
      const { body } = (await makeApi(store.db).json('/feeds/testsite/reviews/')) as never as {
        body: { data: { items: { id: string }[] } };
      };
      return body.data.items[0]?.id;
    };
    await load();
    const first = await idOf();
    await load({}, { replace: true });
    expect(await idOf()).toBe(first);
  });

  it.each<[string, object, RegExp]>([
    ['a story that is none', withStory({ title: '' }), /article\/bad-story: title /],
    ['a story of no kind', withStory({ kind: 'poem' }), /poem\/bad-story: kind /],
    [
      'an embed that is none',
      withStory({ additionalShortcodeData: { a: { type: 'chart', uuid: 'a' } } }),
      /article\/bad-story: additionalShortcodeData\.a/,
    ],
    [
      'two stories with one slug',
      withStory({ slug: 'second-story' }),
      /article\/second-story: slug is used by two/,
    ],
    ['two stories with one id', withStory({ id: 'story-1' }), /article\/bad-story: id story-1 is used/],
    [
      'two stories with one former slug',
      withStory({}, { formerSlugs: ['first-story-old'] }),
      /article\/bad-story: formerSlugs first-story-old was the slug of two/,
    ],
    ['an unknown author', withStory({ authorId: 'x' }), /article\/bad-story: authorId names x/],
    [
      'an unknown second author',
      withStory({ moreAuthorIds: ['x'] }),
      /article\/bad-story: moreAuthorIds names x/,
    ],
    ['an unknown editor', withStory({ editorIds: ['x'] }), /article\/bad-story: editorIds names x/],
    ['an unknown topic', withStory({ topics: [{ slug: 'x' }] }), /article\/bad-story: topics names x/],
    ['an unknown tag', withStory({ tags: ['x'] }), /article\/bad-story: tags names x/],
    [
      'an unknown collection',
      withStory({ collections: ['x'] }),
      /article\/bad-story: collections names collection\/x/,
    ],
    [
      'a date that is none',
      withStory({ datePublished: 'soon' }),
      /article\/bad-story: datePublished "soon" is not a date/,
    ],
    [
      'a plan without a time',
      withStory({}, { state: 'scheduled' }),
      /article\/bad-story: publishAt must say/,
    ],
    [
      'a related story that is not there',
      withStory({ relatedObjects: [{ id: 'x', slug: 'x', title: 'X', url: '/x/', typeName: 'article' }] }),
      /article\/bad-story: relatedObjects names article\/x/,
    ],
    [
      'a video that is not there',
      withStory({ video: { id: 'x', slug: 'x', title: 'X', url: '/x/', typeName: 'video' } }),
      /article\/bad-story: video names video\/x/,
    ],
    [
      'a link in the body to nowhere',
      withStory({ body: '<p><a href="/article/nowhere/">x</a></p>' }),
      /article\/bad-story: body names article\/nowhere/,
    ],
    [
      'a link in the body to no route',
      withStory({ body: '<p><a href="/nothing/at/all/">x</a></p>' }),
      /article\/bad-story: body links to \/nothing\/at\/all\//,
    ],
    [
      'a shortcode without data',
      withStory({ body: '[shortcode type="chart" uuid="c1"]' }),
      /article\/bad-story: body has a shortcode chart c1/,
    ],
    [
      'an embedded video that is not there',
      withStory({ additionalShortcodeData: { v: { type: 'video', uuid: 'v', slug: 'x', title: 'X' } } }),
      /article\/bad-story: additionalShortcodeData\.v names video\/x/,
    ],
    ['breaking news of no story', { breaking: { storySlug: 'x', text: 'X' } }, /breaking: storySlug names x/],
    [
      'a topic below nothing',
      {
        topics: [
          ...seed().topics,
          { id: 'x', slug: 'x', name: 'X', title: 'X', description: '', parent: 'y' },
        ],
      },
      /topic x: parent names y/,
    ],
    [
      'topics in a circle',
      {
        topics: [
          ...seed().topics,
          { id: 'x', slug: 'x', name: 'X', title: 'X', description: '', parent: 'y' },
          { id: 'y', slug: 'y', name: 'Y', title: 'Y', description: '', parent: 'x' },
        ],
      },
      /topic x: parent leads back/,
    ],
    [
      'two authors with one id',
      { authors: [...seed().authors, ...seed().authors] },
      /authors: id "ann" is there twice/,
    ],
    [
      'a link list to nowhere',
      {
        links: [
          { name: 'guides', edition: 'us', list: { items: [{ linkText: 'X', linkUrl: '/topic/x/' }] } },
        ],
      },
      /links guides: items links to \/topic\/x\//,
    ],
    [
      'a text with a link to nowhere',
      { texts: [...seed().texts, { id: 'x', content: '<p><a href="/topic/x/">x</a></p>' }] },
      /text x: content links to \/topic\/x\//,
    ],
    [
      'a trend of no topic',
      {
        trends: [
          {
            id: 'x',
            name: 'X',
            slug: 'x',
            rank: 1,
            previousRank: 1,
            value: 1,
            direction: 'up',
            topicSlug: 'x',
          },
        ],
      },
      /trend x: topicSlug names x/,
    ],
    [
      'a layout with an unknown main component',
      withLayout({ mainComponentId: 'x' }),
      /layout front-door\/bad: mainComponentId names x/,
    ],
    [
      'a layout with a place and no source',
      withLayout({ components: {} }),
      /layout front-door\/bad: components\.lead has a place but no source/,
    ],
    [
      'a layout with an unknown type',
      withLayout({
        areas: [{ components: [{ id: 'lead', familyName: 'x', typeName: 'Poem', view: 'lead' }] }],
      }),
      /components\.lead has the unknown type Poem/,
    ],
    [
      'a layout with an unknown view',
      withLayout({
        areas: [{ components: [{ id: 'lead', familyName: 'x', typeName: 'ContentList', view: 'poem' }] }],
      }),
      /components\.lead has the view poem/,
    ],
  ])('VAL-02 %s fails by name and leaves nothing behind', async (_what, overrides, message) => {
    await expect(load(overrides, { batchSize: 3 })).rejects.toThrow(message);
    expect(await isEmpty(store.db)).toBe(true);
    expect(await storeFacts(store.db)).toEqual({ listings: {}, topics: 0, authors: 0, layouts: 0 });
    await load();
    expect((await storeFacts(store.db)).listings.latest).toBe(13);
  });

  it('VN-24 a redirect that hides another host is rejected by name, however it is written', async () => {
    for (const slug of hostileTargets) {
      const targets = [{ edition: 'us', targetType: 'url', target: { slug } }];
      const vanities = [{ id: 'out', urlType: 'PERMANENT_REDIRECT', urlPath: '/out/', targets }];
      await expect(load({ vanities }, { ownDomains: ['wavelength.example'] }), slug).rejects.toThrow(
        'vanity /out/: targets.0 is no page of this site',
      );
    }
  });

  it('VAL-02 a loading that was killed counts as empty and can be done again', async () => {
    function* dying(): Generator<SeedStory> {
      yield* stories.slice(0, 10);
      throw new Error('killed');
    }
    // What a kill leaves behind: batches in the store, and the mark that loading goes on.
    const frozen = importPublication(store.db, seed({ stories: { [Symbol.iterator]: dying } }), {
      now,
      batchSize: 2,
    });
    await expect(frozen).rejects.toThrow('killed');
    expect(await isEmpty(store.db)).toBe(true);
  });
});
