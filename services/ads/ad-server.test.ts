import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { type AdServer, createAdServer } from './ad-server.ts';
import { migrateAds } from './ads-tables.ts';
import type { LineItem } from './line-item.ts';
import { creativeOf, itemOf, noon, requestOf, slotOf } from './test/examples.ts';
import type { AdAnswer, BidAnswer, FilledSlot } from './wire.ts';

const reader = 'r'.repeat(40);

describeMigratedStores(migrateAds, (open) => {
  let store: OpenStore;
  const clock = { now: noon };
  beforeEach(async () => {
    store = await open();
    clock.now = noon;
  });
  afterEach(() => store.drop());

  const onError = vi.fn();
  const serverOf = (lineItems: readonly LineItem[], db = store.db): AdServer =>
    createAdServer({
      db,
      lineItems,
      secret: 'a secret',
      emptyShare: 0,
      now: () => clock.now,
      random: () => 0,
      onError,
    });
  const post = (server: AdServer, path: string, body: unknown) =>
    server.app.fetch(
      new Request(`https://wavelength.example/ads/v1/${path}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const get = (server: AdServer, path: string) =>
    server.app.fetch(new Request(`https://wavelength.example${path}`));
  async function requestAd(server: AdServer, request: unknown = requestOf()): Promise<FilledSlot> {
    const answer = (await (await post(server, 'slots', request)).json()) as AdAnswer;
    const [slot] = answer.slots;
    if (!slot || slot.isEmpty) throw new Error('no ad');
    return slot;
  }
  const report = (server: AdServer, token: string, kind: string) =>
    post(server, 'events', { events: [{ token, kind }] });
  const totals = async (server: AdServer) =>
    Object.fromEntries((await server.counts.totals('2026-01-01')).map(({ kind, total }) => [kind, total]));

  describe('ad networks', () => {
    it('AD-01 AD-54 deliver their own line items, and no other network does', async () => {
      const server = serverOf([itemOf(7), itemOf(8, { network: 'taboola' })]);
      expect((await requestAd(server)).lineItemId).toBe(7);
      const filled = await requestAd(server, requestOf({ network: 'taboola' }));
      expect(filled.lineItemId).toBe(8);
      await report(server, filled.token, 'impression');
      expect(await totals(server)).toEqual({ impression: 1 });
      const other = await post(server, 'slots', requestOf({ network: 'media-net' }));
      expect(await other.json()).toEqual({ slots: [{ id: 'box-1', isEmpty: true }] });
      const bids = await post(server, 'bids', requestOf({ network: 'taboola' }));
      expect(await bids.json()).toEqual({ bids: [] });
    });

    it('AD-01 an unknown network is answered 400', async () => {
      const answer = await post(serverOf([itemOf(7)]), 'slots', { ...requestOf(), network: 'radio' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ reason: 'bad_body' }] });
    });
  });

  describe('creatives of another host', () => {
    it('AD-54 are named with it, and may be framed by the pages of the site', async () => {
      const creativeOrigin = 'https://ads.example';
      const server = createAdServer({
        db: store.db,
        lineItems: [itemOf(7)],
        secret: 'a secret',
        emptyShare: 0,
        now: () => clock.now,
        onError,
        creativeOrigin,
        siteOrigin: 'https://wavelength.example',
      });
      const answer = (await (await post(server, 'slots', requestOf())).json()) as AdAnswer;
      expect(answer.origin).toBe(creativeOrigin);
      const { creative } = await requestAd(server);
      expect(creative).toMatch(/^\/ads\/creative\/\d/);
      const policy = (await get(server, creative)).headers.get('content-security-policy');
      expect(policy).toContain("frame-ancestors 'self' https://wavelength.example;");
    });

    it('AD-54 are none unless the configuration says so', async () => {
      const server = serverOf([itemOf(7)]);
      expect(await (await post(server, 'slots', requestOf())).json()).not.toHaveProperty('origin');
      const { creative } = await requestAd(server);
      const policy = (await get(server, creative)).headers.get('content-security-policy');
      expect(policy).toContain("frame-ancestors 'self';");
    });
  });

  describe('a request for ads', () => {
    it('AD-54 is answered for every slot, by its id', async () => {
      const answer = await post(
        serverOf([itemOf(7)]),
        'slots',
        requestOf({ slots: [slotOf('box-1'), slotOf('sky-1', { sizes: [[970, 250]] })] }),
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({
        slots: [
          {
            id: 'box-1',
            isEmpty: false,
            size: [300, 250],
            creative: expect.stringMatching(/^\/ads\/creative\/70\?token=/),
            token: expect.any(String),
            lineItemId: 7,
            creativeId: 70,
            advertiserId: 2007,
            campaignId: 1007,
            isBackfill: false,
          },
          { id: 'sky-1', isEmpty: true },
        ],
      });
    });

    it.each<[string, unknown]>([
      ['no JSON', '{'],
      ['nothing', {}],
      ['no slots', requestOf({ slots: [] })],
      [
        'too many slots',
        requestOf({ slots: Array.from({ length: 21 }, (_, index) => slotOf(`box-${index}`)) }),
      ],
      ['a unit with a space', requestOf({ slots: [slotOf('a', { unit: '/8/a b' })] })],
      ['a size beyond all screens', requestOf({ slots: [slotOf('a', { sizes: [[100_000, 1]] })] })],
      ['a reader that is no id', { ...requestOf(), reader: 'joe@mail.example' }],
      ['a page that is none', requestOf({ page: 'https://evil.example/' })],
    ])('with %s is rejected', async (_name, body) => {
      const answer = await post(serverOf([itemOf(1)]), 'slots', body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ code: 400, reason: 'bad_body' }] });
    });

    it('AD-48 whose address is full of hostile key-values still gets its ads', async () => {
      const wild = Object.fromEntries(
        Array.from({ length: 500 }, (_, index) => [`k${index}`, ['x'.repeat(5000)]]),
      );
      const targeting = {
        ...wild,
        '"><script>': ["'); drop table ad_counts; --"],
        ['y'.repeat(9000)]: ['1'],
      };
      expect((await requestAd(serverOf([itemOf(1)]), requestOf({ targeting }))).lineItemId).toBe(1);
    });
  });

  describe('what becomes of an ad', () => {
    it('is counted once, however often it is reported, and is still there in another process', async () => {
      const server = serverOf([itemOf(1)]);
      const { token } = await requestAd(server);
      for (const kind of ['impression', 'impression', 'viewable', 'viewable'])
        expect((await report(server, token, kind)).status).toBe(204);
      await get(server, `/ads/click/${token}`);
      await get(server, `/ads/click/${token}`);
      const other = serverOf([itemOf(1)], await store.again());
      expect(await totals(other)).toEqual({ impression: 1, viewable: 1, click: 1 });
      await other.counts.refresh();
      expect(other.counts.delivered(1)).toBe(1);
    });

    it('is counted for all requests that report it at the same time', async () => {
      const server = serverOf([itemOf(1)]);
      const tokens = await Promise.all(
        Array.from({ length: 40 }, async () => (await requestAd(server)).token),
      );
      await Promise.all(tokens.map((token) => report(server, token, 'impression')));
      expect(await totals(server)).toEqual({ impression: 40 });
      expect(server.counts.delivered(1)).toBe(40);
    });

    it.each(['forged', 'of another secret', 'too old', 'damaged'])(
      'is not counted when its token is %s',
      async (kind) => {
        const server = serverOf([itemOf(1)]);
        const { token } = await requestAd(server);
        const other = createAdServer({
          db: store.db,
          lineItems: [itemOf(1)],
          secret: 'other',
          onError,
          emptyShare: 0,
          now: () => noon,
        });
        const tried = {
          forged: `${Buffer.from('n~1~10~box~0~').toString('base64url')}.AAAAAAAAAAAAAAAAAAAAAA`,
          'of another secret': (await requestAd(other)).token,
          'too old': token,
          damaged: `${token.slice(0, -3)}AAA`,
        }[kind];
        if (kind === 'too old') clock.now += 25 * 3_600_000;
        expect((await report(server, tried ?? '', 'impression')).status).toBe(204);
        expect((await get(server, `/ads/click/${tried}`)).status).toBe(404);
        expect(await totals(server)).toEqual({});
      },
    );

    it('a goal that is reached ends the line item', async () => {
      const server = serverOf([itemOf(1, { goal: 2, pace: 'fast' }), itemOf(2, { priority: 16 })]);
      const shown: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const { token, lineItemId } = await requestAd(server);
        shown.push(lineItemId);
        await report(server, token, 'impression');
      }
      expect(shown).toEqual([1, 1, 2, 2]);
    });

    it('stores nothing about the reader: no address, no id, no page', async () => {
      const server = serverOf([itemOf(1, { cap: { impressions: 9, hours: 1 } })]);
      const { token } = await requestAd(server, requestOf({ reader }));
      await report(server, token, 'impression');
      const { kysely } = store.db.as<Record<string, Record<string, unknown>>>();
      for (const table of ['ad_counts', 'ad_counted', 'ad_frequency']) {
        const rows = JSON.stringify(await kysely.selectFrom(table).selectAll().execute());
        expect(rows).not.toContain(reader);
        expect(rows).not.toContain('a-story');
        expect(rows).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
      }
    });
  });

  describe('AD-39 a cap', () => {
    const capped = () => [itemOf(1, { cap: { impressions: 2, hours: 24 } }), itemOf(2, { priority: 16 })];
    const seeAs = async (server: AdServer, id: string | undefined, isSeen = true) => {
      const { token, lineItemId } = await requestAd(server, requestOf(id ? { reader: id } : {}));
      await report(server, token, 'impression');
      if (isSeen) await report(server, token, 'viewable');
      return lineItemId;
    };

    it('applies only to readers who consented to being counted', async () => {
      const server = serverOf(capped());
      const shown = [];
      for (let round = 0; round < 4; round += 1) shown.push(await seeAs(server, reader));
      expect(shown).toEqual([1, 1, 2, 2]);
      expect(await seeAs(server, 'another'.repeat(6))).toBe(1);
      clock.now += 24 * 3_600_000;
      expect(await seeAs(server, reader)).toBe(1);
    });

    it('counts views, not requests or ads loaded out of sight', async () => {
      const server = serverOf(capped());
      for (let round = 0; round < 4; round += 1) expect(await seeAs(server, reader, false)).toBe(1);
      expect(await seeAs(server, reader)).toBe(1);
      const { token } = await requestAd(server, requestOf({ reader }));
      // Reported twice, seen once.
      for (const _ of [1, 2]) await report(server, token, 'viewable');
      expect(await seeAs(server, reader)).toBe(2);
    });

    it('is never given to a reader without an id, of whom nothing is kept', async () => {
      const server = serverOf(capped());
      expect(await seeAs(server, undefined)).toBe(2);
      const { kysely } = store.db.as<{ ad_frequency: object }>();
      expect(await kysely.selectFrom('ad_frequency').selectAll().execute()).toEqual([]);
    });
  });

  describe('AD-54 a page view', () => {
    const all = async (server: AdServer, more: Partial<Parameters<typeof requestOf>[0]>) => {
      const answer = (await (await post(server, 'slots', requestOf(more))).json()) as AdAnswer;
      return answer.slots.map((slot) => (slot.isEmpty ? undefined : slot.lineItemId));
    };
    const houseAd = (id: number) => itemOf(id, { priority: 16, advertiserId: 1 });

    it('has a campaign once, however many requests its slots come in', async () => {
      const server = serverOf([itemOf(1), itemOf(2), houseAd(9)]);
      const ids = ['box-1', 'box-2', 'box-3', 'box-4'];
      const shown = [];
      for (const id of ids) shown.push(...(await all(server, { correlator: 5, slots: [slotOf(id)] })));
      expect(shown).toEqual([1, 2, 9, undefined]);
      // At the same time, too.
      const together = await Promise.all(
        ids.map((id) => all(server, { correlator: 6, slots: [slotOf(id)] })),
      );
      expect(together.flat()).toEqual([1, 2, 9, undefined]);
      expect(await all(server, { correlator: 7 })).toEqual([1]);
    });

    it('has one of several competing ads, and a slot that is requested again releases its ad', async () => {
      const server = serverOf([itemOf(1, { competes: ['lamps'] }), itemOf(2, { competes: ['lamps'] })]);
      expect(await all(server, { correlator: 5, slots: [slotOf('box-1')] })).toEqual([1]);
      expect(await all(server, { correlator: 5, slots: [slotOf('box-2')] })).toEqual([undefined]);
      expect(await all(server, { correlator: 5, slots: [slotOf('box-1')] })).toEqual([1]);
    });

    it('AD-01 keeps those that compete apart across ad networks, too', async () => {
      const competes = ['lamps'];
      const network = 'taboola';
      const server = serverOf([itemOf(1, { competes }), itemOf(2, { competes, network })]);
      const native = [slotOf('taboola-1')];
      expect(await all(server, { correlator: 5 })).toEqual([1]);
      expect(await all(server, { correlator: 5, network, slots: native })).toEqual([undefined]);
      expect(await all(server, { correlator: 6, network, slots: native })).toEqual([2]);
    });

    it('is another one for a story that follows, after half an hour, and without a correlator', async () => {
      const server = serverOf([itemOf(1)]);
      const of = (cid: string, id: string) => [slotOf(id, { targeting: { cid: [cid] } })];
      expect(await all(server, { correlator: 5, slots: of('one', 'box-1') })).toEqual([1]);
      expect(await all(server, { correlator: 5, slots: of('one', 'box-2') })).toEqual([undefined]);
      expect(await all(server, { correlator: 5, slots: of('two', 'box-3') })).toEqual([1]);
      clock.now += 30 * 60_000;
      expect(await all(server, { correlator: 5, slots: of('one', 'box-2') })).toEqual([1]);
      expect(await all(server, { correlator: 0, slots: [slotOf('box-1'), slotOf('box-2')] })).toEqual([
        1,
        undefined,
      ]);
      expect(await all(server, { correlator: 0, slots: [slotOf('box-2')] })).toEqual([1]);
    });
  });

  describe('AD-07 an auction', () => {
    it('is offered each line item for one of its places', async () => {
      const server = serverOf([itemOf(2, { bid: 1 }), itemOf(3, { bid: 2 })]);
      const slots = ['bid-1', 'bid-2', 'bid-3'].map((id) => slotOf(id));
      const answer = (await (await post(server, 'bids', requestOf({ slots }))).json()) as BidAnswer;
      expect(answer.bids.map(({ id, creativeId }) => [id, creativeId])).toEqual([
        ['bid-1', 30],
        ['bid-2', 20],
      ]);
    });

    it('is bid for by line items with a price, the dearest that fits first, and by no others', async () => {
      const server = serverOf([
        itemOf(1),
        itemOf(2, { bid: 1.25 }),
        itemOf(3, { bid: 2.5 }),
        itemOf(4, { bid: 9, creatives: [creativeOf(40, '300x600')] }),
        itemOf(5, { bid: 9, endsAt: '2026-11-02T00:00:00Z' }),
      ]);
      const slots = [slotOf('bid-1'), slotOf('bid-2', { sizes: [[728, 90]] })];
      expect(await (await post(server, 'bids', requestOf({ slots }))).json()).toEqual({
        bids: [
          {
            id: 'bid-1',
            cpm: 2.5,
            size: [300, 250],
            creativeId: 30,
            creative: expect.stringMatching(/^\/ads\/creative\/30\?token=/),
            token: expect.any(String),
          },
        ],
      });
      // Outside of auctions they are not there.
      expect((await requestAd(server)).lineItemId).toBe(1);
    });
  });

  describe('a click', () => {
    it('leads to the line item’s page and to no other', async () => {
      const server = serverOf([itemOf(1)]);
      const { token } = await requestAd(server);
      for (const path of [token, `${token}?url=https://evil.example`, `${token}?clickUrl=//evil.example`]) {
        const answer = await get(server, `/ads/click/${path}`);
        expect([answer.status, answer.headers.get('location')]).toEqual([
          302,
          'https://advertiser-10.example/',
        ]);
      }
      for (const path of ['https://evil.example', '//evil.example', 'x'])
        expect((await get(server, `/ads/click/${path}`)).headers.get('location')).toBeNull();
    });
  });

  describe('a store that cannot write', () => {
    it('keeps no reader from an advertiser, and asks a page to tell again', async () => {
      const server = serverOf([itemOf(1)]);
      const { token } = await requestAd(server);
      const locked = new Error('database is locked');
      vi.spyOn(server.counts, 'add').mockRejectedValue(locked);
      expect((await get(server, `/ads/click/${token}`)).status).toBe(302);
      // An impression that is not counted is no success; the picture comes with it all the same.
      const tracked = await get(server, `/ads/track/${token}/impression`);
      expect([tracked.status, tracked.headers.get('content-type')]).toEqual([503, 'image/gif']);
      const response = await report(server, token, 'impression');
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ errors: [{ reason: 'unavailable' }] });
      expect(onError.mock.calls).toEqual([[locked], [locked], [locked]]);
    });
  });

  describe('a creative', () => {
    const hostile = {
      ...creativeOf(10, '300x250'),
      headline: '<script>alert(1)</script>',
      brand: '"><img src=x>',
    };

    it('runs in a sandbox: no origin, no access to the parent window, nothing to fetch', async () => {
      const server = serverOf([itemOf(1)]);
      const answer = await get(server, (await requestAd(server)).creative);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toMatch(/sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox$/);
      expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|connect-src/);
      expect(await answer.text()).toContain('href="/ads/click/');
    });

    it('of an advertiser runs its own script in the same sandbox, and has nowhere to call', async () => {
      const html = '<a href="[CLICK_URL]">Go</a><script>1</script>';
      const { id, size, clickUrl } = creativeOf(10, '300x250');
      const server = serverOf([itemOf(1, { creatives: [{ id, size, clickUrl, kind: 'html', html }] })]);
      const { creative, token } = await requestAd(server);
      const answer = await get(server, creative);
      expect(await answer.text()).toBe(`<a href="/ads/click/${token}">Go</a><script>1</script>`);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; form-action 'none'.*sandbox /,
      );
    });

    it('says its words as words', async () => {
      const server = serverOf([itemOf(1, { creatives: [hostile] })]);
      const page = await (await get(server, '/ads/creative/10')).text();
      expect(page).toContain('&lt;script&gt;alert(1)');
      expect(page).not.toContain('<img');
    });

    it.each(['/ads/creative/', '/ads/creative/99', '/ads/creative/__proto__', '/ads/other'])(
      '%s is none',
      async (path) => {
        expect((await get(serverOf([itemOf(1)]), path)).status).toBe(404);
      },
    );

    it.each(['light', 'dark'])('is %s where the page is', async (theme) => {
      const page = await (await get(serverOf([itemOf(1)]), `/ads/creative/10?theme=${theme}`)).text();
      expect(page).toContain(`data-theme="${theme}"`);
    });
  });

  it.each([
    ['GET', '/ads/v1/slots', 'POST'],
    ['POST', '/ads/creative/10', 'GET, HEAD'],
  ])('%s %s is answered with 405', async (method, path, allow) => {
    const answer = await serverOf([itemOf(1)]).app.fetch(
      new Request(`https://wavelength.example${path}`, { method }),
    );
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  });
});
