import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '#api/test/desk.ts';
import { makeApi } from '#api/test/open-api.ts';
import { publication } from '#api/test/publication.ts';
import { type ContentClient, createContentClient, type RequestOptions } from '#app/content-client/client.ts';
import type { RequestName, RequestValues } from '#app/content-client/definitions.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';

const article = (slug: string, more: RequestValues = {}) => ({ pageType: 'article', slug, ...more });

/** The site's requests. In one process it gets the answer object itself, which must equal what HTTP carries as text. */
const plain: [string, RequestName, RequestValues, RequestOptions?][] = [
  ['a page', 'page', article('first-story')],
  ['a page of an edition', 'page', article('first-story'), { edition: 'us' }],
  ['a page without its frame', 'page', article('first-story', { contentOnly: true })],
  ['a later page of a list', 'page', { pageType: 'topic', slug: 'tech', pageNumber: 2 }],
  ['a page with a component that moved', 'page', { pageType: 'landing', slug: 'lonely' }],
  ['a page that is not there', 'page', article('nowhere')],
  ['a page whose slug has changed', 'page', article('first-story-old')],
  ['a page of no type', 'page', { pageType: 'weather', slug: 'x' }],
  ['a parameter that is wrong', 'page', article('first-story', { pageNumber: 'two' })],
  ['a parameter that is not known', 'page', article('first-story', { colour: 'red' })],
  ['a key that is wrong', 'page', article('first-story', { apiKey: 'wrong' })],
  ['another site', 'page', article('first-story', { site: 'elsewhere' })],
  [
    'a forged preview token',
    'page',
    article('secret-draft'),
    { preview: { header: 'x-preview', token: 'x' } },
  ],
  ['one component', 'component', article('first-story', { componentId: 'article' })],
  ['a list', 'listing', { type: 'topic', id: 'tech' }],
  ['a list of nothing', 'listing', { type: 'topic', id: 'nowhere' }],
  ['a feed', 'feed', { endpoint: 'latest' }],
  ['what follows', 'seamless', { slug: 'second-story' }],
  ['breaking news', 'breakingNews', {}],
  ['the index', 'innovationIndexTrends', {}],
  ['suggestions', 'autocomplete', { query: 'first' }],
  ['results', 'searchResults', { query: 'first' }],
  ['what an address stands for', 'vanity', { path: '/article/first-story/' }],
];

/** Values that a URL must escape or reject. */
const odd: [string, RequestName, RequestValues][] = [
  ['a slug with a slash and dots', 'page', article('../secret')],
  ['dots alone', 'page', article('..')],
  ['spaces and signs', 'searchResults', { query: 'first & last + “more”' }],
  ['an address with a query', 'vanity', { path: '/deal/?a=b' }],
  ['an invisible character', 'page', article('first\u0000story')],
  ['a very long address', 'vanity', { path: `/${'x'.repeat(9000)}` }],
];

describeStores.postgresInAll((open) => {
  describe('the API in one process', () => {
    let store: OpenStore;
    let at: Desk;
    beforeAll(async () => {
      store = await open();
      at = await openDesk(store);
    });
    afterAll(() => store.drop());

    async function requestBothWays(
      name: RequestName,
      values: RequestValues,
      options: RequestOptions = {},
      { api } = at.api,
    ) {
      const asText = async (request: Request) => {
        const response = await api.fetch(request);
        return new Response(await response.text(), response);
      };
      const address = { baseUrl: 'http://api.test', site: publication.siteId, apiKey: 'key' };
      const outcome = async (client: ContentClient) => {
        const keys: string[] = [];
        const onSurrogateKeys = (found: Iterable<string>) => keys.push(...found);
        const result = await client.request(name, values, { ...options, onSurrogateKeys }).then(
          (answer) => ({ answer: JSON.parse(JSON.stringify(answer)) }),
          ({ status, message, availableOn }) => ({ status, message, availableOn }),
        );
        // What is already in memory is named first.
        return { ...result, keys: keys.sort() };
      };
      return {
        direct: await outcome(createContentClient(address, (request) => api.fetch(request))),
        overHttp: await outcome(createContentClient(address, asText)),
      };
    }

    it.each([...plain, ...odd])('answers %s as it does over HTTP', async (_, name, values, options) => {
      const { direct, overHttp } = await requestBothWays(name, values, options);
      expect(direct).toEqual(overHttp);
    });

    it('shows a preview to a caller with its token', async () => {
      const { body } = await at.staff('POST', '/draft-1/preview');
      const { token } = body.data as unknown as { token: string };
      const preview = { header: publication.preview.headerName, token };
      const { direct, overHttp } = await requestBothWays('page', article('secret-draft'), { preview });
      expect(direct).toEqual(overHttp);
      expect(JSON.stringify(direct)).toContain('Title of secret-draft');
    });

    it('says that it is not available while its store is away', async () => {
      const now = () => {
        throw Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' });
      };
      const away = makeApi(store.db, { now });
      const { direct, overHttp } = await requestBothWays('page', article('first-story'), {}, away);
      expect(direct).toEqual(overHttp);
      expect(direct).toMatchObject({ status: 503, keys: [] });
    });
  });
});
