import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Embed } from '#content/entities/embed.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { component, findPage, slugs } from '../test/found-page.ts';
import { layoutOf, layouts } from '../test/layouts.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { seed } from '../test/seed.ts';

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let api: TestApi;
  const pageOf = (path: string) => findPage(api, path);

  beforeAll(async () => {
    store = await open();
    const failing = layoutOf(
      { pageType: 'front-door', slug: 'broken', title: 'Broken' },
      ['ContentList', 'lead', 'lead', { kind: 'stories', limit: 1 }],
      ['Feature', 'feature', 'wrong-shape', { kind: 'stories', limit: 1 }],
      ['Article', 'article', 'no-main', { kind: 'main' }],
    );
    const lonely = layoutOf(
      { pageType: 'landing', slug: 'lonely', title: 'No main component' },
      ['Feature', 'feature', 'feature', { kind: 'main' }],
      ['ContentList', 'cards', 'cards', { kind: 'stories', limit: 2 }],
    );
    api = await loadApi(store.db, {}, seed({ layouts: [...layouts, failing, lonely] }));
  });
  afterAll(() => store.drop());

  it('AP-12 AP-13 CP-03 gives a page with header, main area and footer, made of components', async () => {
    const found = await pageOf('article/first-story/web');
    expect(found.status).toBe(200);
    expect(found.body.data).toMatchObject({
      pageType: 'article',
      slug: 'first-story',
      mainComponentId: 'article',
    });
    expect(found.body.header?.components.map(({ id }) => id)).toEqual(['breaking', 'menu']);
    expect(found.body.footer?.components.map(({ id }) => id)).toEqual(['line']);
    expect(found.body.meta).toEqual({ edition: 'us' });
  });

  it('VD-18 adds the player’s data to a video in the text, from the current video', async () => {
    const found = await pageOf('article/first-story/web');
    const article = component(found, 'article') as unknown as { data: { bodyBlocks: { embed?: Embed }[] } };
    const videos = article.data.bodyBlocks.flatMap(({ embed }) =>
      embed?.type === 'video' ? [embed.video] : [],
    );
    expect(videos).toEqual([
      {
        id: expect.any(String),
        mp4: { url: '/media/clips/live/clip.mp4' },
        hasCaptions: true,
        chapters: [],
        duration: 90,
      },
    ]);
  });

  it('CP-14 RM-18 leaves header and footer out with contentOnly, and may be kept for 5400 seconds', async () => {
    const found = await pageOf('article/first-story/web?contentOnly=true');
    expect(Object.keys(found.body)).toEqual(['data', 'meta']);
    expect(found.headers.get('cache-control')).toMatch(/^public, max-age=5400\b/);
    expect(found.headers.get('surrogate-key')).not.toContain('chrome');
  });

  it('EN-51 adds composer and originRequests only with debug', async () => {
    const { body } = await pageOf('topic/tech/web?debug=true');
    expect(body.meta.composer).toEqual({ layout: 'topic/*', pageType: 'topic', slug: 'tech' });
    expect(body.meta.originRequests?.map(({ component: id, source }) => [id, source])).toEqual([
      ['topic', 'main'],
      ['trio', 'stories'],
      ['stories', 'main-list'],
    ]);
    expect((await pageOf('topic/tech/web')).body.meta).toEqual({ edition: 'us' });
  });

  it('AP-03 takes the edition, and answers in its own for one it does not have', async () => {
    expect((await pageOf('topic/tech/web?edition=us')).body.meta.edition).toBe('us');
    expect((await pageOf('topic/tech/web?edition=xx')).body.meta.edition).toBe('us');
  });

  it('EN-46 CP-07 frames a component with id, meta, metadata, links and items', async () => {
    const found = await pageOf('topic/tech/web');
    expect(component(found, 'stories')).toMatchObject({
      id: 'stories',
      meta: { componentName: 'stories', componentDisplayName: 'The stories', componentType: 'ContentList' },
      metadata: { section: 'tech' },
      links: {
        href: '/api/neutron/components/testsite/resource/topic/tech/stories/web',
        next: '/api/neutron/components/testsite/resource/topic/tech/stories/web?offset=3&limit=3',
      },
      data: { paging: { limit: 3, offset: 0, total: 10 } },
    });
  });

  it('EN-48 CP-04 CP-05 nests layouts with colspan, label and children, and marks hidden ones', async () => {
    const { layouts: areas } = (await pageOf('front-door/home/web')).body.data;
    expect(areas[0]).toMatchObject({ colspan: 12, components: [] });
    expect(areas[0]?.children[0]).toMatchObject({ colspan: 8, label: 'lead' });
    expect(areas[0]?.children[2]?.components[0]).toMatchObject({
      id: 'hidden-list',
      familyName: 'hidden-list',
      typeName: 'ContentList',
      view: 'cards',
      hidden: true,
    });
  });

  it('shows no story twice in the lists that ask for it, and leaves sponsored ones out', async () => {
    const found = await pageOf('front-door/home/web');
    expect(slugs(found, 'lead')).toEqual(['first-story']);
    expect(slugs(found, 'top')).toEqual(['slate-review', 'second-story', 'desk-pictures', 'live-video']);
    expect(slugs(found, 'most-read')).toEqual(['second-story', 'first-story', expect.any(String)]);
    expect(slugs(found, 'video-stage')).toEqual(['live-video']);
    expect(slugs(found, 'rail')).toEqual(['big-feature']);
    expect((component(found, 'experts').items as never as { id: string }[]).map(({ id }) => id)).toEqual([
      'ann',
      'bob',
    ]);
    expect(found.headers.get('surrogate-key')?.split(' ')).toEqual(
      expect.arrayContaining(['home', 'l-latest', 'a1', 'chrome']),
    );
  });

  it('CP-13 EN-47 turns the failure of another component into its error, and the page still comes', async () => {
    const found = await pageOf('front-door/broken/web');
    expect(found.status).toBe(200);
    expect(slugs(found, 'lead')).toEqual(['first-story']);
    expect(component(found, 'no-main')).toEqual({
      id: 'no-main',
      fetcherName: 'main',
      name: 'no-main',
      status: 404,
      errors: [{ code: 404, message: expect.any(String) }],
    });
  });

  it('CP-12 a component that is dropped because its content is gone leaves a warning for operators', async () => {
    await pageOf('front-door/broken/web');
    expect(api.logs).toContainEqual({
      level: 'warn',
      message: 'component dropped from page',
      facts: {
        pageType: 'front-door',
        slug: 'broken',
        component: 'no-main',
        reason: 'not_found',
        status: 404,
      },
    });
  });

  it('CP-06 CP-11 CP-12 a component that does not fit its source is an error that names it, and is logged', async () => {
    const found = await pageOf('front-door/broken/web');
    expect(component(found, 'wrong-shape')).toMatchObject({
      status: 500,
      errors: [{ code: 500, message: 'Component wrong-shape could not be loaded' }],
    });
    expect(api.logs).toContainEqual(
      expect.objectContaining({
        level: 'error',
        facts: expect.objectContaining({ component: 'wrong-shape' }),
      }),
    );
  });

  it('CP-09 CP-10 CP-13 a page without a main component never fails by its content', async () => {
    const found = await pageOf('landing/lonely/web');
    expect(found.status).toBe(200);
    expect(component(found, 'feature')).toMatchObject({
      status: 301,
      errors: [
        { code: 301, message: 'slug has changed', availableOn: [{ edition: 'us', slug: 'about-tides' }] },
      ],
    });
    expect(slugs(found, 'cards')).toHaveLength(2);
  });

  it('CP-08 AP-37 a main component that is not there makes the page 404', async () => {
    for (const path of [
      'article/nowhere',
      'topic/nowhere',
      'listing/nowhere',
      'author/nowhere',
      'static/nowhere',
    ]) {
      const found = await pageOf(`${path}/web`);
      expect([path, found.status]).toEqual([path, 404]);
      expect(found.body.errors).toEqual([
        { code: 404, reason: 'not_found', message: 'Nothing is published here' },
      ]);
      expect(found.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('ER-01 ER-02 CP-09 CP-10 a former slug answers 404, code 404, with where the story is now', async () => {
    const found = await pageOf('article/first-story-old/web');
    expect(found.status).toBe(404);
    expect(found.body.errors).toEqual([
      {
        code: 404,
        reason: 'slug_changed',
        message: 'slug has changed',
        availableOn: [{ edition: 'us', slug: 'first-story' }],
      },
    ]);
  });
});
