import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadApi } from '#api/test/open-api.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { createAds } from '#services/ads/service.ts';
import { createConsent } from '#services/consent/service.ts';
import { exampleVendorList } from '#services/consent/test/vendor-list.ts';
import { migrateNewsletters, type NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import { countSubscribers, subscribe } from '#services/newsletters/store/readers.ts';
import { callService } from '#services/testing/call-service.ts';

const lineItem = {
  name: 'Lamps',
  campaignId: 3,
  advertiserId: 4,
  advertiser: 'Lumen',
  priority: 8,
  startsAt: '2026-01-01T00:00:00Z',
  creatives: [
    { id: 71, kind: 'html', size: '300x250', html: '<p>Lamps</p>', clickUrl: 'https://lumen.example/' },
  ],
};
const [exampleVendor] = Object.values(exampleVendorList.vendors);

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let folder: string;
  let calls: Record<string, ReturnType<typeof callService>>;
  let ads: ReturnType<typeof createAds>;
  const audited: object[] = [];

  beforeAll(async () => {
    store = await open();
    folder = await mkdtemp(join(tmpdir(), 'neutron-managed-'));
    await writeFile(join(folder, 'vendor-list.json'), JSON.stringify(exampleVendorList));
    const shared = {
      db: store.db,
      site: 'testsite',
      dataFolder: folder,
      audit: async (event: object) => void audited.push(event),
      now: () => Date.parse('2026-05-01T12:00:00Z'),
    };
    ads = createAds({
      ...shared,
      criteriaProblems: ({ routes = [] }) =>
        routes.includes('nowhere') ? [{ path: ['routes', 0], message: 'is no route' }] : [],
      secret: 'ads',
      placeHeader: 'x-geo',
      places: [],
      screenOf: () => null,
      siteOrigin: 'https://wavelength.example',
      log: console as never,
    });
    const consent = createConsent({
      ...shared,
      rules: { regions: [], placeHeader: 'x-geo' },
      saveReceipt: async () => undefined,
    });
    for (const service of [ads, consent]) {
      await service.migrate?.(store.db);
      await service.prepare?.();
    }
    const staff = { ...staffTokenHolder, sub: 'editor-1' };
    calls = {
      'line-items': callService(ads, { staff }),
      vendors: callService(consent, { staff }),
      stranger: callService(ads),
      consent: callService(consent),
    };
  });
  afterAll(async () => {
    await store.drop();
    await rm(folder, { recursive: true });
  });

  const call = async (kind: string, method: string, path: string, body?: unknown) => {
    const answer = await calls[kind]?.(`/api/neutron/manage/testsite/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer?.status, body: (await answer?.json()) as never as Record<string, never> };
  };
  const errorOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => {
    const [error] = (body.errors ?? []) as { reason: string; field?: string }[];
    return [status, error?.reason, error?.field];
  };

  it.each([
    ['line-items', '7', lineItem, { ...lineItem, priority: 4 }],
    ['vendors', '9001', { ...exampleVendor, id: 9001 }, { ...exampleVendor, name: 'Renamed' }],
  ])('%s have the calls of every managed kind', async (kind, id, entry, changed) => {
    const path = `${kind}/${id}`;
    audited.length = 0;
    expect(errorOf(await call(kind, 'GET', path))[0]).toBe(404);
    const made = await call(kind, 'PUT', path, { entry });
    expect(errorOf(made)).toEqual([200, undefined, undefined]);
    expect(made.body.data).toMatchObject({ id, version: 1, savedBy: 'editor-1' });
    expect(errorOf(await call(kind, 'PUT', path, { entry }))).toEqual([
      409,
      'version_conflict',
      'baseVersion',
    ]);
    const again = await Promise.all(
      [1, 1].map((baseVersion) => call(kind, 'PUT', path, { entry: changed, baseVersion })),
    );
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await call(kind, 'GET', path)).body.data).toMatchObject({ version: 2 });
    expect(errorOf(await call(kind, 'PUT', path, { entry: { ...entry, name: 7 }, baseVersion: 2 }))).toEqual([
      400,
      'bad_body',
      'entry.name',
    ]);
    expect(errorOf(await call(kind, 'PUT', `${kind}/x`, { entry }))).toEqual([400, 'bad_query', 'id']);
    expect(errorOf(await call(kind, 'DELETE', `${path}?baseVersion=1`))[1]).toBe('version_conflict');
    expect((await call(kind, 'DELETE', path)).status).toBe(200);
    expect((await call(kind, 'GET', path)).status).toBe(404);
    const { items } = (await call(kind, 'GET', `${path}/versions`)).body.data as unknown as {
      items: { version: number }[];
    };
    expect(items.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(audited).toHaveLength(3);
    expect(audited[0]).toMatchObject({ who: 'editor-1', about: expect.stringContaining(id) });
  });

  it('a saved line item is served at once, and checked against the others', async () => {
    await call('line-items', 'PUT', 'line-items/8', { entry: { ...lineItem, name: 'Shades' } });
    expect(ads.deliveries.lineItems.map(({ name }) => name)).toEqual(['Shades']);
    expect(errorOf(await call('line-items', 'PUT', 'line-items/9', { entry: lineItem }))).toEqual([
      400,
      'bad_body',
      'entry',
    ]);
    const lost = { ...lineItem, when: { routes: ['nowhere'] } };
    expect(errorOf(await call('line-items', 'PUT', 'line-items/9', { entry: lost }))[2]).toBe(
      'entry.when.routes.0',
    );
    await call('line-items', 'DELETE', 'line-items/8');
    expect(ads.deliveries.lineItems).toEqual([]);
  });

  it('a vendor of the file can be removed; the list gets another version', async () => {
    const list = async () =>
      (await (await calls.consent?.('/consent/vendor-list.json'))?.json()) as typeof exampleVendorList;
    const before = await list();
    const [first = ''] = Object.keys(exampleVendorList.vendors);
    expect((await call('vendors', 'DELETE', `vendors/${first}?baseVersion=1`)).status).toBe(200);
    const after = await list();
    expect(Object.keys(after.vendors)).not.toContain(first);
    expect(after.vendorListVersion).toBeGreaterThan(before.vendorListVersion);
    const odd = { ...exampleVendor, purposes: [99] };
    expect(errorOf(await call('vendors', 'PUT', 'vendors/9002', { entry: odd }))[2]).toBe('entry.purposes');
  });

  it('a newsletter is not removed while it has subscribers, and the answer names their number', async () => {
    const { staff } = await loadApi(store.db, { countSubscribers });
    const path = '/manage/testsite/newsletters/weekly';
    const journeys = { subscribeJourneyId: 'a', unsubscribeJourneyId: 'b' };
    await staff('PUT', path, { entry: { title: 'Weekly', description: 'Fridays', ...journeys } });
    const db = store.db.as<NewsletterTables>();
    await migrateNewsletters(store.db);
    await db.transaction((trx) => subscribe(trx, 'reader-1', 'daily', 0));
    for (const [reader, subscribers] of [
      ['reader-1', '1 subscriber'],
      ['reader-2', '2 subscribers'],
    ] as const) {
      await db.transaction((trx) => subscribe(trx, reader, 'weekly', 0));
      const message = `The newsletter weekly is still used by ${subscribers}`;
      const { status, body } = await staff('DELETE', path);
      expect([status, body]).toMatchObject([409, { errors: [{ reason: 'in_use', message }] }]);
    }
    await db.kysely.deleteFrom('newsletter_subscriptions').where('newsletter_id', '=', 'weekly').execute();
    expect((await staff('DELETE', path)).status).toBe(200);
  });

  it('only staff may read or write', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await call('stranger', method, 'line-items/7', method === 'PUT' ? {} : undefined)).status).toBe(
        401,
      );
  });
});
