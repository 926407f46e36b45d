import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { component, findPage, slugs } from '../test/found-page.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let api: TestApi;
  const pageOf = (path: string) => findPage(api, path);
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterAll(() => store.drop());

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
    ['tag', 'chips', 'stories', 'ContentList'],
  ])('AP-13 %s/%s has the component %s of type %s', async (pageType, slug, id, type) => {
    const found = await pageOf(`${pageType}/${slug}/web`);
    expect(found.status).toBe(200);
    expect(component(found, id).meta?.componentType).toBe(type);
    expect(found.body.data.title).not.toBe('');
  });

  it('RT-64 a tag page has the name and the stories of its tag; an unknown tag has no page', async () => {
    const found = await pageOf('tag/chips/web');
    expect(found.body.data.title).toBe('Chips');
    expect(component(found, 'head').data).toMatchObject({
      title: 'Chips',
      description: 'Every story that carries the tag Chips, newest first.',
    });
    expect(slugs(found, 'stories')).toContain('first-story');
    expect(found.headers.get('surrogate-key')).toContain('g-chips');
    expect(slugs(await pageOf('tag/unused/web'), 'stories')).toEqual([]);
    expect((await pageOf('tag/chips/web?pageNumber=99')).status).toBe(404);
    expect((await pageOf('tag/nobody/web')).status).toBe(404);
  });

  it('RT-62 RT-63 a layout may place every topic, its feeds and the newest days as links', async () => {
    const found = await pageOf('static/sitemap/web');
    const urls = (id: string) =>
      (component(found, id).items as unknown as { linkUrl: string }[]).map(({ linkUrl }) => linkUrl);
    expect(urls('topics')).toContain('/topic/tech/');
    expect(urls('feeds')).toContain('/topic/tech/rss.xml');
    expect(urls('topics')).toHaveLength(urls('feeds').length);
    expect(urls('days')).toHaveLength(2);
    for (const url of urls('days')) expect(url).toMatch(/^\/latest\/(\d+\/)?#day-\d{4}-\d\d-\d\d$/);
    expect(found.headers.get('surrogate-key')).toContain('l-latest');
  });

  it('RT-16 a collection leaves its stories to the list below it', async () => {
    const found = await pageOf('collection/big-feature/web');
    expect(component(found, 'collection').data).toMatchObject({ threads: [] });
    expect(slugs(found, 'stories')).toContain('first-story');
  });

  it('SM-01 stories announced at the end of a story are not also listed beside it', async () => {
    const found = await pageOf('article/long-story/web');
    const beside = slugs(found, 'more');
    const announced = slugs(found, 'seamless');
    expect(announced).toHaveLength(3);
    expect(beside.length).toBeGreaterThan(0);
    expect(beside.filter((slug) => announced.includes(slug))).toEqual([]);
  });

  it('EN-09 a topic page has its place in the tree and holds what lies below it', async () => {
    const found = await pageOf('topic/tech/web');
    expect(component(found, 'topic').data).toMatchObject({
      slug: 'tech',
      topic: { hslugPath: ['tech'] },
      children: [{ slug: 'devices', hslugPath: ['tech', 'devices'] }],
    });
    expect(slugs(found, 'trio')).toEqual(['slate-review']);
    expect(slugs(found, 'stories')).toEqual(['first-story', 'desk-pictures']);
  });

  it('CP-19 what leads the first page of a list is not repeated in it, and not on the next page', async () => {
    const first = await pageOf('topic/tech/web');
    const { paging } = component(first, 'stories').data as unknown as { paging: { total: number } };
    const second = await pageOf('topic/tech/web?pageNumber=2');
    expect(second.body.data.components.some(({ id }) => id === 'trio')).toBe(false);
    const both = [...slugs(first, 'trio'), ...slugs(first, 'stories'), ...slugs(second, 'stories')];
    expect(new Set(both).size).toBe(both.length);
    expect(both).toHaveLength(Math.min(paging.total, 6));
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
      image: { urls: { seo_image: expect.stringContaining('hub/scenes/first-story.webp') } },
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
