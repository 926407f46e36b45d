import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publication } from '#api/test/publication.ts';
import { screenFacts } from '#app/routing/screen-facts.ts';
import { nameProblems } from '#content/publication/criteria-problems.ts';
import { adSlotNames } from '#content/rules/ad-slot-names.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import { lineItems } from '#demo/ads/line-items.ts';
import { createAdsPage } from '#desk/ads/ads-page.ts';
import type { Log } from '#platform/log.ts';
import type { GivenLineItem } from '#services/ads/line-item.ts';
import { type AdsService, createAds } from '#services/ads/service.ts';
import { itemOf, requestOf, slotOf } from '#services/ads/test/examples.ts';
import { type AdAnswer, adNetworks } from '#services/ads/wire.ts';
import { routeNames } from '../boot/load-publication.ts';
import type { HandlerLimits } from '../edge/rate-limit/handler-limits.ts';
import { testSecrets } from '../testing/create-test-app.ts';
import { createFakeApp } from '../testing/fake-app.ts';
import { openServices, openTestLimits } from '../testing/open-services.ts';
import { openStaffPage } from '../testing/open-staff-page.ts';

const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const siteUrl = new URL('https://wavelength.example');

describe('the ads service', () => {
  let root: string;
  let store: OpenStore;
  let limits: HandlerLimits;
  const counted: string[] = [];
  const closing: (() => unknown)[] = [];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'neutron-ads-'));
    await mkdir(join(root, 'build/services/ads'), { recursive: true });
    await writeFile(join(root, 'build/services/ads/gpt.js'), 'window.googletag = {};');
    await mkdir(join(root, 'build/services/ads/networks'));
    await writeFile(join(root, 'build/services/ads/networks/loader.js'), 'window._taboola = {};');
    await writeFile(join(root, 'line-items.json'), JSON.stringify(lineItems));
    store = await openSqliteStore();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
    await store.drop();
    await rm(root, { recursive: true });
  });

  async function openService() {
    limits = await openTestLimits({}, () => 0);
    counted.length = 0;
    const watched: HandlerLimits = {
      ...limits,
      counted(name, handler) {
        counted.push(name);
        return limits.counted(name, handler);
      },
    };
    const service: AdsService = createAds({
      db: store.db,
      site: publication.siteId,
      audit: async () => undefined,
      dataFolder: root,
      criteriaProblems: (when) => nameProblems(when, { locales: publication.locales, routeNames }, []),
      secret: 'ads',
      placeHeader: publication.consent.placeHeader,
      places: adSlotNames(publication.ads),
      screenOf: screenFacts,
      siteOrigin: siteUrl.origin,
      log,
      now: Date.now,
    });
    const { routeFor, close } = await openServices([service], {
      db: store.db,
      limits: watched,
      siteUrl,
      root,
    });
    closing.push(close);
    return { service, routeFor };
  }
  async function createApp() {
    const { service, routeFor } = await openService();
    const router = {
      '/desk/ads/': openStaffPage(createAdsPage({ ...service.deliveries, now: Date.now }), {
        staffToken: testSecrets.staffToken,
        origin: siteUrl.origin,
      }),
    };
    const app = await createFakeApp({ respond: () => new Response('page'), router, routeFor });
    closing.push(() => app.close());
    return { url: `http://127.0.0.1:${app.port}` };
  }
  const post = (url: string, body: string) => fetch(`${url}/ads/v1/slots`, { method: 'POST', body });

  it('AD-54 serves the script, ads for a page and video ads for a player', async () => {
    const { url } = await createApp();
    const script = await fetch(`${url}/ads/gpt.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect((await fetch(`${url}/ads/other.js`)).status).toBe(404);
    const answer = await post(url, JSON.stringify(requestOf({ targeting: { house_fill: ['always'] } })));
    expect(await answer.json()).toMatchObject({ slots: [{ id: 'box-1', isEmpty: false, size: [300, 250] }] });
    expect(await (await fetch(`${url}/ads/vast`)).text()).toContain('<InLine>');
  });

  it.each(adNetworks)('AD-01 AD-54 serves ads for the script of %s', async (network) => {
    const { url } = await createApp();
    const script = await fetch(`${url}/ads/networks/loader.js?cid=1`);
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    const slots = [slotOf('a', { unit: `/${network}/account/place`, sizes: [[728, 90]] })];
    const answer = await post(url, JSON.stringify(requestOf({ network, page: '/latest/', slots })));
    expect(await answer.json()).toMatchObject({ slots: [{ id: 'a', isEmpty: false, size: [728, 90] }] });
  });

  it('EN-62 AD-54 line items ask by the one language of criteria: place, route, kind of page, crawler', async () => {
    const when = {
      regions: ['US-WA'],
      routes: ['article'],
      pageTypes: ['article'],
      editions: ['us'],
      devices: ['desktop'],
      crawler: false,
    };
    await writeFile(
      join(root, 'line-items.json'),
      JSON.stringify([itemOf(1, { when } as Partial<GivenLineItem>)]),
    );
    const { url } = await createApp();
    const isFilled = async (
      headers: Record<string, string>,
      page = '/article/a-story/',
      targeting: Record<string, string[]> = {},
    ) => {
      // Ads are sold by regions, too, which are no places.
      const body = JSON.stringify(requestOf({ page, targeting: { region: ['aw'], ...targeting } }));
      const answer = await fetch(`${url}/ads/v1/slots`, { method: 'POST', body, headers });
      return !((await answer.json()) as AdAnswer).slots[0]?.isEmpty;
    };
    const here = { 'x-geo': 'US-WA' };
    expect(await isFilled(here)).toBe(true);
    // Requests for ads carry no cookie: pages say what theirs says, and it goes before the header.
    const isTargeted = (targeting: Record<string, string[]>, headers = {}) =>
      isFilled(headers, undefined, targeting);
    expect(await isTargeted({ geo: ['US-WA'] })).toBe(true);
    expect(await isTargeted({ geo: ['US-WA'] }, { 'x-geo': 'US-OR' })).toBe(true);
    expect(await isTargeted({ geo: ['US-OR'] }, here)).toBe(false);
    expect(await isTargeted({ geo: ['us; drop'] }, here)).toBe(true);
    expect(await isTargeted({ edition: ['de'] }, here)).toBe(false);
    expect(await isFilled({})).toBe(false);
    expect(await isFilled({ 'x-geo': 'US-OR' })).toBe(false);
    expect(await isFilled({ ...here, 'user-agent': 'Googlebot/2.1' })).toBe(false);
    expect(await isFilled(here, '/product/a-thing/')).toBe(false);
    expect(await isFilled(here, '/%zz/')).toBe(false);
  });

  it('takes no body beyond its bound, and counts how often a caller asks', async () => {
    const { url } = await createApp();
    expect((await post(url, 'x'.repeat(70_000))).status).toBe(413);
    expect(counted).toEqual(['ads']);
  });

  it('shows delivery counts to staff only', async () => {
    const { url } = await createApp();
    expect((await fetch(`${url}/desk/ads/`)).status).toBe(401);
    const headers = { authorization: `Bearer ${testSecrets.staffToken}` };
    const page = await fetch(`${url}/desk/ads/`, { headers });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Tidewater Fiber');
  });

  it('has nothing to deliver without line items', async () => {
    await rm(join(root, 'line-items.json'));
    expect((await openService()).service.deliveries.lineItems).toEqual([]);
  });

  it.each([
    ['words', 'not json', /line-items.json is no JSON: /],
    ['no list', '{}', /line-items.json: must be a list/],
    ['a wrong entry', '[{ "name": "Lamps", "id": 0 }]', /line-items.json: line item "Lamps": id: /],
    [
      'for a route there is none of',
      JSON.stringify([{ ...itemOf(1), when: { routes: ['artcle'] } }]),
      /line item ".+": when.routes: there is no route artcle/,
    ],
  ])('a publisher’s own line items that are %s stop the start', async (_name, text, message) => {
    await writeFile(join(root, 'line-items.json'), text);
    await expect(openService()).rejects.toThrow(message);
  });
});
