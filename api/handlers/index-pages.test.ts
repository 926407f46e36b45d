import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { ContentList } from '#content/entities/content-list.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { layoutOf, layouts } from '../test/layouts.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { daysAgo, seed } from '../test/seed.ts';

interface MadeComponent {
  id: string;
  data: ContentList & { description?: string };
  items: ContentLink[];
}
interface Page {
  status: number;
  body: { data: { title: string; components: MadeComponent[] } };
  headers: Headers;
}

const overview = { kind: 'stories', limit: 100, unique: false } as const;
const indexPageLayouts = [
  layoutOf({ pageType: 'topic-listing', slug: '*', mainComponentId: 'topics' }, [
    'ContentList',
    'topics',
    'topics',
    { kind: 'main-list', limit: 2 },
  ]),
  layoutOf(
    { pageType: 'newsletter', slug: '*', mainComponentId: 'text' },
    ['Text', 'prose', 'text', { kind: 'main' }],
    ['ContentList', 'rows', 'stories', { kind: 'stories', limit: 2 }],
  ),
  layoutOf({ pageType: 'listing', slug: 'newsletters' }, [
    'ContentList',
    'newsletters',
    'newsletters',
    { kind: 'newsletters' },
  ]),
  layoutOf({ pageType: 'listing', slug: 'meet-the-team' }, [
    'AuthorList',
    'team',
    'desk',
    { kind: 'authors', ids: ['eve', 'ann'], limit: 100 },
  ]),
  layoutOf(
    { pageType: 'listing', slug: 'latest', mainComponentId: 'stories' },
    ['ContentList', 'rows', 'stories', { kind: 'main-list', limit: 20, filterBy: 'section' }],
    ['ContentList', 'latest-head', 'two-days', { ...overview, withinHours: 36, upToNow: true }],
    ['ContentList', 'latest-head', 'this-hour', { ...overview, withinHours: 1, upToNow: true }],
    ['ContentList', 'latest-line', 'newest-hour', { ...overview, withinHours: 1 }],
  ),
];

const newsletters = ['zeta', 'alpha'].map((id) => ({
  id,
  title: id,
  description: `The newsletter ${id}`,
  rhythm: 'Fridays',
  sample: 'Once upon a time',
  section: 'security',
  subscribeJourneyId: 's',
  unsubscribeJourneyId: 'u',
}));

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let api: TestApi;
  const get = async (path: string): Promise<Page> =>
    (await api.json(`/composer/testsite/pages/${path}`)) as unknown as Page;
  const first = ({ body }: Page) => {
    const [component] = body.data.components;
    if (!component) throw new Error('the page has no component');
    return component;
  };
  const titles = (page: Page) => first(page).items.map(({ title }) => title);

  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db, {}, seed({ layouts: [...layouts, ...indexPageLayouts], newsletters }));
  });
  afterAll(() => store.drop());

  it('RT-53 RT-54 lists the topics under a letter of the alphabet by name, with paging', async () => {
    const page = await get('topic-listing/a-c/web');
    expect(titles(page)).toEqual(['BANKING']);
    expect(first(page).data.paging).toEqual({ limit: 2, offset: 0, total: 1 });
    expect(titles(await get('topic-listing/d-g/web'))).toEqual(['DEVICES', 'EMPTY-TOPIC']);
    expect(titles(await get('topic-listing/d-g/web?pageNumber=2'))).toEqual(['FINANCE']);
  });

  it('RT-51 the handler begins with the topics of the newest stories', async () => {
    expect(titles(await get('topic-listing/latest/web'))).toEqual(['LAPTOPS', 'TECH']);
    const last = await get('topic-listing/latest/web?pageNumber=4');
    expect(titles(last)).toEqual(['EMPTY-TOPIC']);
    expect(first(last).items[0]?.metaData).toEqual({ stories: 0 });
  });

  it('RT-51 a topic brings its address, its number of stories and its newest headlines', async () => {
    const [laptops] = first(await get('topic-listing/latest/web')).items;
    expect(laptops).toMatchObject({ url: '/topic/laptops/', typeName: 'topic' });
    expect(laptops?.metaData?.stories).toBeGreaterThan(5);
    expect(laptops?.children?.map(({ slug }) => slug)).toEqual(['first-story', 'slate-review']);
  });

  it('RT-54 special features are the published collections of that type', async () => {
    const page = await get('topic-listing/special-features/web');
    expect(titles(page)).toEqual(['The big feature']);
    // Its own date, whenever the publication was loaded.
    expect(first(page).items[0]).toMatchObject({ date: daysAgo(40), datePublished: daysAgo(40) });
  });

  it.each([
    ['RT-54', 'topic-listing/zzz/web', 404],
    ['RT-55', 'topic-listing/7/web', 404],
    ['RT-55', 'topic-listing/0-9/web', 200],
    ['RT-06', 'topic-listing/0-9/web?pageNumber=2', 404],
    ['RT-06', 'topic-listing/a-c/web?pageNumber=2', 404],
    ['RT-32 NL-11', 'newsletter/zeta/web', 200],
    ['RT-32 NL-11', 'newsletter/nobody/web', 404],
  ])('%s %s answers %i', async (_ids, path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('RT-51 a write to a topic or to the newest stories refreshes the handler', async () => {
    const keys = (await get('topic-listing/latest/web')).headers.get('surrogate-key')?.split(' ');
    expect(keys).toEqual(expect.arrayContaining(['all', 'l-latest']));
    expect(keys?.some((key) => /^t\d+$/.test(key))).toBe(true);
  });

  it('RT-31 lists the newsletters in the publication’s own order, each with its sample and newest issue', async () => {
    const { items } = first(await get('listing/newsletters/web'));
    expect(items.map(({ id }) => id)).toEqual(['zeta', 'alpha']);
    expect(items[0]).toMatchObject({
      url: '/newsletter-generator/newsletter/zeta/',
      label: 'Fridays',
      summary: 'Once upon a time',
      section: 'security',
    });
  });

  it('RT-32 a newsletter page has its text and its stories', async () => {
    const { body } = await get('newsletter/zeta/web');
    expect(body.data.title).toBe('zeta');
    expect(body.data.components.map(({ id }) => id)).toEqual(['text', 'stories']);
    expect(body.data.components[0]?.data.description).toBe('The newsletter zeta');
  });

  it('RT-45 a desk is exactly the people it names, in their order', async () => {
    const people = first(await get('listing/meet-the-team/web')).items as unknown as { firstName: string }[];
    expect(people.map(({ firstName }) => firstName)).toEqual(['Eve', 'Ann']);
  });

  it('RT-30 the last hours of a newsroom are empty when nothing came; its newest hours never are', async () => {
    const { body, headers } = await get('listing/latest/web');
    const found = Object.fromEntries(
      body.data.components.map(({ id, items }) => [id, items.map(({ slug }) => slug)]),
    );
    expect(found['this-hour']).toEqual([]);
    expect(found['newest-hour']).toContain('first-story');
    expect(found['two-days']).toEqual(found['newest-hour']);
    // An overview takes nothing away from the list, and a new story makes the page old.
    expect(found.stories).toContain('first-story');
    expect(headers.get('surrogate-key')?.split(' ')).toContain('l-latest');
  });

  it('CP-20 marks every story with the section it belongs to, and lists the sections as filters', async () => {
    const { data, items } = first(await get('listing/latest/web'));
    expect(data.filters?.[0]).toEqual({ filterKey: 'tech', filterLabel: 'TECH' });
    expect(data.filters?.map(({ filterKey }) => filterKey).sort()).toEqual(['finance', 'security', 'tech']);
    for (const item of items)
      expect(data.filters?.map(({ filterKey }) => filterKey)).toContain(item.filterKey);
  });
});
