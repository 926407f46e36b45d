import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentLink } from '#content/entities/content-link.ts';
import { place } from '#content/layouts/compose.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { exportLines } from '../export/export-lines.ts';
import { restorePublication } from '../load/restore-publication.ts';
import { migrateApi } from '../migrate-api.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { publication } from '../test/publication.ts';
import { now, seed } from '../test/seed.ts';

const url = 'https://corner.example/book';
const { ownDomains } = publication;
const day = 86_400_000;
const at = (ago: number) => new Date(now.getTime() - ago).toISOString();

const story = {
  kind: 'article',
  slug: 'book-deal',
  title: 'A book deal',
  section: 'deals',
  type: 'deals',
  body: '<p>Cheap.</p>',
  reviewCards: [
    {
      productName: 'Halden Book',
      rating: 4,
      like: ['Silent'],
      usePricing: true,
      merchantOffers: [
        { offerMerchant: 'Corner', offerPrice: 100, url },
        { offerMerchant: 'Away', offerPrice: 70, url: 'https://away.example/book' },
      ],
    },
  ],
};

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let api: TestApi;
  const path = '/offers/testsite/prices';
  const add = (prices: object[]) => api.staff('POST', path, { prices });
  const dealsPage = async () => {
    const { body } = await api.json('/composer/testsite/pages/listing/deals/web?contentOnly=true');
    const { data } = body as { data: { components: { items?: ContentLink[] }[] } };
    return data.components.flatMap(({ items = [] }) => items).find(({ slug }) => slug === 'book-deal')?.deal;
  };

  beforeAll(async () => {
    store = await open();
    const deals = {
      pageType: 'listing' as const,
      slug: 'deals',
      title: 'Deals',
      mainComponentId: 'stories',
      areas: [
        { components: [{ id: 'stories', familyName: 'list', typeName: 'ContentList', view: 'deals' }] },
      ],
      components: {
        stories: {
          componentName: 'stories',
          componentDisplayName: 'stories',
          source: place('ContentList', 'deals', 'stories', { kind: 'main-list' }).component.source,
        },
      },
    };
    const whole = seed();
    const layouts = [...whole.layouts.filter(({ slug }) => slug !== 'deals'), deals];
    api = await loadApi(store.db, {}, { ...whole, layouts });
    const { body } = await api.staff('POST', '/stories/testsite', { story });
    const { id } = (body as { data: { id: string } }).data;
    await api.staff('POST', `/stories/testsite/${id}/publish`, {});
  });
  afterAll(() => store.drop());

  it('AP-17 EN-23 staff add checked prices, in any order, and lists of deals show them', async () => {
    expect(await dealsPage()).toMatchObject({ history: [], offers: [{ price: 70 }, { price: 100 }] });
    const { status, body } = await add([
      { url, price: 90, checkedAt: at(60_000) },
      { url, price: 95, checkedAt: at(7_200_000) },
      { url, price: 110, checkedAt: at(2 * day) },
      { url: 'https://away.example/book', price: null, checkedAt: at(60_000) },
    ]);
    expect([status, body]).toMatchObject([200, { data: { stored: 4 } }]);
    expect(await dealsPage()).toMatchObject({
      productName: 'Halden Book',
      rating: 4,
      pros: ['Silent'],
      history: [110, 110, 90],
      isStale: false,
      offers: [
        { merchant: 'Corner', price: 90, isReachable: true },
        { merchant: 'Away', isReachable: false },
      ],
    });
    const listed = await api.staff('GET', `${path}?url=${encodeURIComponent(url)}`);
    expect((listed.body as { data: { items: object[] } }).data.items).toMatchObject([
      { price: 110 },
      { price: 90, isReachable: true },
    ]);
  });

  it.each([
    ['no prices', []],
    ['a price below zero', [{ url, price: -1, checkedAt: at(0) }]],
    ['no web address', [{ url: 'javascript:alert(1)', price: 1, checkedAt: at(0) }]],
    ['no time', [{ url, price: 1, checkedAt: 'today' }]],
    ['the future', [{ url, price: 1, checkedAt: at(-day) }]],
  ])('AP-17 rejects %s', async (_name, prices) => {
    expect(await add(prices)).toMatchObject({ status: 400, body: { errors: [{ reason: 'bad_body' }] } });
  });

  it('AP-17 is for staff only', async () => {
    expect((await api.json(`${path}?url=x`)).status).toBe(401);
  });

  it('an export holds the prices, and a restored publication has them again', async () => {
    const lines: string[] = [];
    for await (const line of exportLines(store.db.as<ContentTables>().kysely)) lines.push(line);
    expect(lines.filter((line) => line.includes('"offer-prices"'))).toHaveLength(2);
    const other = await open();
    try {
      await migrateApi(other.db);
      await restorePublication(
        other.db,
        async function* () {
          yield* lines;
        },
        { now, ownDomains },
      );
      const again: string[] = [];
      for await (const line of exportLines(other.db.as<ContentTables>().kysely)) again.push(line);
      expect(again).toEqual(lines);
    } finally {
      await other.drop();
    }
  });
});
