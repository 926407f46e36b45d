import type { ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { managedKindNames } from '#content/managed/kinds.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { served } from '../app.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { publication } from '../test/publication.ts';
import { openApi } from './openapi.ts';

const calls = served.map(({ call }) => call);
const document = openApi(calls, publication);

const ajv = new Ajv2020.default({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const format of ['int32', 'int64', 'double', 'binary']) ajv.addFormat(format, true);
ajv.addSchema({ ...document, $id: 'openapi.json' });

const validators = new Map<string, ValidateFunction>();

/** What is wrong with an answer by the document; nothing when it conforms. */
function problemsOf(operationId: string, status: number, body: unknown): string[] {
  const [path = '', operations = {}] =
    Object.entries(document.paths).find(([, one]) =>
      Object.values(one).some((operation) => operation.operationId === operationId),
    ) ?? [];
  const [method = '', operation] =
    Object.entries(operations).find(([, one]) => one.operationId === operationId) ?? [];
  const response = operation?.responses[status];
  if (!response) return [`${operationId} does not document ${status}`];
  const pointer = (...parts: string[]) =>
    parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const place =
    typeof response.$ref === 'string'
      ? `${response.$ref}${pointer('content', 'application/json', 'schema')}`
      : `#${pointer('paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema')}`;
  const validate = validators.get(place) ?? ajv.compile({ $ref: `openapi.json${encodeURI(place)}` });
  validators.set(place, validate);
  validate(body);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** A request of each reading call, as path and query behind `/api/neutron`. */
const reading: Record<string, string[]> = {
  page: [
    '/composer/testsite/pages/front-door/home/web?debug=true',
    '/composer/testsite/pages/article/first-story/web',
    '/composer/testsite/pages/article/best-laptops/web?contentOnly=1',
    '/composer/testsite/pages/review/slate-review/web',
    '/composer/testsite/pages/gallery/desk-pictures/web',
    '/composer/testsite/pages/video/live-video/web',
    '/composer/testsite/pages/topic/tech/web?pageNumber=1',
  ],
  component: ['/components/testsite/resource/topic/tech/stories/web?offset=1&limit=2'],
  listing: ['/components/testsite/listing/topic/laptops/web?searchBy=topic'],
  lookup: ['/lookup/testsite/story-1'],
  feed: ['/feeds/testsite/latest/', '/feeds/testsite/latest?limit=1'],
  seamless: ['/seamless/testsite/first-story/web'],
  breakingNews: ['/breaking-news/testsite/web'],
  innovationIndexTrends: ['/innovation-index-trends/testsite/web'],
  vanity: ['/vanity/testsite/web?path=/article/first-story/'],
  vanityDictionary: ['/vanity/testsite/dictionary'],
  urlGenerator: ['/url-generator/testsite/article/first-story'],
  syndication: ['/syndication/testsite/latest/', '/syndication/testsite/latest'],
  syndicatedStory: [
    '/syndication/testsite/article/first-story/',
    '/syndication/testsite/review/slate-review',
  ],
  sitemapIndex: ['/sitemaps/testsite/index'],
  sitemapTopics: ['/sitemaps/testsite/topics'],
  sitemap: ['/sitemaps/testsite/articles?limit=2'],
  sitemapYear: ['/sitemaps/testsite/articles/2026'],
  sitemapMonth: ['/sitemaps/testsite/articles/2026/04'],
  sitemapDay: ['/sitemaps/testsite/articles/2026/04/30'],
  autocomplete: ['/search/testsite/autocomplete/web?searchQuery=story'],
  popularSearches: ['/search/testsite/popular/web'],
  searchResults: ['/search/testsite/results/web?searchQuery=story'],
  finderAutosuggest: ['/finder/testsite/autosuggest/story'],
  finderSearch: ['/finder/testsite/search/story'],
  publicSettings: ['/settings/testsite/public'],
};

const staffReading: Record<string, string> = {
  listStories: '/stories/testsite?limit=50',
  getStory: '/stories/testsite/story-1',
  listPreviewLinks: '/stories/testsite/story-1/preview-links',
  listChecks: '/stories/testsite/story-1/checks',
  listStoryVersions: '/stories/testsite/story-1/versions',
  getStoryVersion: '/stories/testsite/story-1/versions/1',
  listPlans: '/schedule/testsite',
  listVanities: '/vanity/testsite/entries',
  explainVanity: '/vanity/testsite/explain?path=/article/first-story/',
  listVisits: '/vanity/testsite/visits?kind=missing',
  listSettings: '/settings/testsite',
  listSettingVersions: '/settings/testsite/name/versions',
  listImports: '/imports/testsite',
  listProducts: '/products/testsite?limit=3',
  listCheckedPrices: '/offers/testsite/prices?url=https://shop.example/slate',
};

it('requests every call that readers may make, but for captions, which are text', () => {
  const open = calls.filter(({ auth, answerAs }) => auth === 'key' && answerAs !== 'text');
  expect(Object.keys(reading).toSorted()).toEqual(open.map(({ name }) => name).toSorted());
});

it.each(Object.entries(document.components.schemas).filter(([, { examples }]) => examples))(
  'the example of %s conforms',
  (name, { examples }) => {
    const validate = ajv.compile({ $ref: `openapi.json#/components/schemas/${name}` });
    for (const example of examples as unknown[])
      expect([validate(example), validate.errors]).toEqual([true, null]);
  },
);

it('finds what does not conform', () => {
  expect(problemsOf('lookup', 200, { data: { id: 1 }, meta: {}, links: {} })).not.toEqual([]);
  expect(problemsOf('lookup', 418, {})).toEqual(['lookup does not document 418']);
});

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let api: TestApi;
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterAll(() => store.drop());

  it.each(Object.entries(reading))('AP-12 %s answers as the document says', async (operationId, paths) => {
    for (const path of paths) {
      const { status, body } = await api.json(path);
      expect([path, status, problemsOf(operationId, status, body)]).toEqual([path, 200, []]);
    }
  });

  it.each(Object.entries(staffReading))(
    'AP-12 %s answers as the document says',
    async (operationId, path) => {
      const { status, body } = await api.staff('GET', path);
      expect([path, status, problemsOf(operationId, status, body)]).toEqual([path, 200, []]);
    },
  );

  describe.each(managedKindNames)('%s', (kind) => {
    const named = (name: string) =>
      calls.find(({ name: one, path }) => path.includes(`/manage/{site}/${kind}`) && one.startsWith(name))
        ?.name ?? '';
    it('are listed, read and saved as the document says', async () => {
      const path = `/manage/testsite/${kind}`;
      const list = await api.staff('GET', path);
      expect(problemsOf(named('list'), 200, list.body)).toEqual([]);
      const [first] = (list.body as { data: { items: { id: string; version: number; entry: object }[] } })
        .data.items;
      if (!first) throw new Error(`The test publication has none of ${kind}`);
      const one = await api.staff('GET', `${path}/${first.id}`);
      expect([one.status, problemsOf(named('get'), one.status, one.body)]).toEqual([200, []]);
      const { entry, version } = first;
      const put = await api.staff('PUT', `${path}/${first.id}`, { entry, baseVersion: version });
      expect([put.status, problemsOf(named('put'), put.status, put.body)]).toEqual([200, []]);
      const late = await api.staff('PUT', `${path}/${first.id}`, { entry, baseVersion: version + 7 });
      expect([late.status, problemsOf(named('put'), late.status, late.body)]).toEqual([409, []]);
    });
  });

  it.each([
    ['page', '/composer/testsite/pages/article/nothing/web', 404],
    ['page', '/composer/testsite/pages/article/first-story-old/web', 404],
    ['page', '/composer/testsite/pages/article/first-story/web?colour=red', 400],
    ['feed', '/feeds/testsite/latest/?limit=0', 400],
    ['page', '/composer/othersite/pages/article/first-story/web', 404],
  ])('AP-37 an error of %s at %s is as the document says', async (operationId, path, expected) => {
    const { status, body } = await api.json(path);
    expect([status, problemsOf(operationId, status, body)]).toEqual([expected, []]);
  });
});
