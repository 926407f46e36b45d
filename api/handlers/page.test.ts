import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { layoutOf, layouts } from '../test/layouts.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { seed } from '../test/seed.ts';

type Found = {
  status: number;
  body: ComposedPage & { errors?: Record<string, unknown>[] };
  headers: Headers;
};
type Loose = {
  id: string;
  meta?: { componentType: string };
  status?: number;
  items?: { slug: string; title: string; url: string }[];
  data?: Record<string, never>;
  errors?: { code: number; message: string; availableOn?: unknown }[];
};

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  const pageOf = async (path: string, init?: RequestInit): Promise<Found> =>
    api.json(`/composer/testsite/pages/${path}`, init);
  const component = (found: Found, id: string) =>
    found.body.data.components.find((entry) => entry.id === id) as unknown as Loose;
  const slugs = (found: Found, id: string) => (component(found, id).items ?? []).map(({ slug }) => slug);

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

  it('EN-48 CP-04 CP-05 nests layouts with colspan, label and children, and says what is hidden', async () => {
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

  describe('the page of each kind', () => {
    it.each([
      ['article', 'first-story', 'article', 'Article'],
      ['review', 'slate-review', 'review', 'Review'],
      ['gallery', 'desk-pictures', 'gallery', 'Gallery'],
      ['video', 'live-video', 'video', 'Video'],
      ['collection', 'big-feature', 'collection', 'Collection'],
      ['feature', 'about-tides', 'feature', 'Feature'],
      ['landing', 'about-tides', 'feature', 'Feature'],
      ['topic', 'laptops', 'topic', 'Topic'],
      ['listing', 'latest', 'stories', 'ContentList'],
      ['author', 'ann-bee', 'author', 'AuthorList'],
      ['static', 'about', 'text', 'Text'],
    ])('AP-13 %s/%s has the component %s of type %s', async (pageType, slug, id, type) => {
      const found = await pageOf(`${pageType}/${slug}/web`);
      expect(found.status).toBe(200);
      expect(component(found, id).meta?.componentType).toBe(type);
      expect(found.body.data.title).not.toBe('');
    });

    it('EN-09 a topic page has its place in the tree and holds what lies below it', async () => {
      const found = await pageOf('topic/tech/web');
      expect(component(found, 'topic').data).toMatchObject({
        slug: 'tech',
        topic: { hslugPath: ['tech'] },
        children: [{ slug: 'devices', hslugPath: ['tech', 'devices'] }],
      });
      expect(slugs(found, 'trio')).toEqual(['slate-review']);
      expect(slugs(found, 'stories')).toEqual(['first-story', 'slate-review', 'desk-pictures']);
    });

    it.each([
      ['latest', ['first-story', 'slate-review', 'second-story']],
      ['news', ['first-story', 'second-story', 'finance-story']],
      ['reviews', ['slate-review']],
      ['best-products', ['best-laptops']],
      ['deals', ['deal-story']],
      ['how-to', ['how-to-story']],
      ['in-depth', ['long-story']],
      ['product-comparisons', ['comparison-story']],
      ['product-spotlights', ['spotlight-story']],
      ['pictures', ['desk-pictures']],
      ['video', ['live-video']],
    ])('AP-13 the listing %s', async (name, expected) => {
      expect(slugs(await pageOf(`listing/${name}/web`), 'stories')).toEqual(expected);
    });

    it('every address is the one the route rule chooses', async () => {
      const found = await pageOf('listing/latest/web?pageNumber=2');
      const urls = Object.fromEntries(
        (component(found, 'stories').items ?? []).map(({ slug, url }) => [slug, url]),
      );
      expect(urls).toMatchObject({
        'paid-story': '/paid-content/article/paid-story/',
        'desk-pictures': '/pictures/desk-pictures/',
      });
      const third = await pageOf('listing/latest/web?pageNumber=3');
      const more = Object.fromEntries(
        (component(third, 'stories').items ?? []).map(({ slug, url }) => [slug, url]),
      );
      expect({ ...urls, ...more }).toMatchObject({
        'long-story': '/in-depth/tech/long-story/',
        'finance-story': '/finance/banking/finance-story/',
      });
    });
  });

  it('pages of a list follow each other, and a number past the end is 404', async () => {
    expect((await pageOf('topic/tech/web?pageNumber=4')).status).toBe(200);
    for (const number of ['5', '999999']) {
      const found = await pageOf(`topic/tech/web?pageNumber=${number}`);
      expect([number, found.status, found.body.errors?.[0]?.reason]).toEqual([number, 404, 'not_found']);
    }
  });

  it('the first page of a topic without stories is an empty list', async () => {
    const found = await pageOf('topic/empty-topic/web');
    expect(found.status).toBe(200);
    expect(component(found, 'stories')).toMatchObject({ items: [], data: { paging: { total: 0 } } });
    expect((await pageOf('topic/empty-topic/web?pageNumber=2')).status).toBe(404);
  });

  it('an article carries its people, topics, tags, collections and a body of safe blocks', async () => {
    const { data = {} as never } = component(await pageOf('article/first-story/web'), 'article');
    expect(data).toMatchObject({
      id: 'story-1',
      author: { id: 'ann', image: { urls: { square_96: expect.any(String) } } },
      moreAuthors: [{ id: 'bob' }],
      editors: [{ id: 'eve' }],
      topics: [{ slug: 'laptops', primary: true, topicPath: [{ slug: 'tech' }, { slug: 'devices' }] }],
      tags: [{ slug: 'faq-markup' }, { slug: 'chips' }],
      collections: [{ id: 'collection-1', typeSlug: 'special-feature' }],
      primaryCollection: { slug: 'big-feature' },
      versionId: '1',
      body: '',
      image: { urls: { seo_image: expect.stringContaining('demo/scenes/first-story.webp') } },
    });
    const { bodyBlocks } = data as unknown as {
      bodyBlocks: { kind: string; html?: string; embed?: { type: string } }[];
    };
    expect(bodyBlocks.map(({ kind, embed }) => embed?.type ?? kind)).toEqual([
      'prose',
      'video',
      'relatedLinks',
      'image',
      'prose',
    ]);
    expect(JSON.stringify(bodyBlocks)).not.toMatch(/script|onclick/);
  });

  it('best lists come back whole: items, products, offers and cards', async () => {
    const { data } = component(await pageOf('article/best-laptops/web'), 'article');
    expect(data).toMatchObject({
      listicles: [
        {
          hed: 'Orrin Slate',
          usePricing: false,
          techProd: { slugs: ['slate'] },
          merchantOffers: [{ offerMerchant: 'Shop' }, { offerPrice: 949.5 }],
        },
        { hed: 'Orrin Leaf' },
      ],
      reviewCards: [{ productName: 'Orrin Slate', rating: 4.5 }],
    });
  });

  it('a review comes back with its product', async () => {
    const { data } = component(await pageOf('review/slate-review/web'), 'review');
    expect(data).toMatchObject({
      starRating: 4.5,
      relatedProduct: { product: { name: 'Orrin Slate', msrp: 999 } },
    });
  });
});
