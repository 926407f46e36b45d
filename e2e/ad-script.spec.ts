// The interface of Google Publisher Tag on the embedded script. Google's types (@types/google-publisher-tag) check the
// calls: a call that does not compile here is not part of the interface.
import { test as base } from '@playwright/test';
import type { AdRequest } from '#services/ads/wire.ts';
import { adEvent, loadAdScript, openAdPage, serveCreative, showBox } from './ad-page.ts';
import { expect, testOnSharedPage as test } from './journey.ts';

test.describe('@wide the ad script', () => {
  test('AD-54 AD-07 AD-08 fills a slot from our own server, sends its events in order and cleans up', async ({
    page,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await openAdPage(page);
    await showBox(page);
    expect(await page.evaluate(() => [googletag.apiReady, googletag.pubadsReady])).toEqual([
      undefined,
      undefined,
    ]);
    await loadAdScript(page);
    expect(await page.evaluate(() => [googletag.apiReady, googletag.pubadsReady])).toEqual([true, true]);
    await adEvent(page, 'impressionViewable');
    const names = await page.evaluate(() => window.adEvents.map(([name]) => name));
    expect(names.filter((name) => name !== 'slotVisibilityChanged')).toEqual([
      'slotRequested',
      'slotResponseReceived',
      'slotRenderEnded',
      'slotOnload',
      'impressionViewable',
    ]);
    const ended = await adEvent(page, 'slotRenderEnded');
    expect(ended).toMatchObject({
      isEmpty: false,
      size: [300, 250],
      serviceName: 'publisher_ads',
      slotContentChanged: true,
    });
    const information = await page.evaluate(() => googletag.pubads().getSlots()[0]?.getResponseInformation());
    expect(information).toEqual({
      advertiserId: ended.advertiserId,
      campaignId: ended.campaignId,
      creativeId: ended.creativeId,
      lineItemId: ended.lineItemId,
      creativeTemplateId: null,
    });
    const frame = page.locator('#slot-1 iframe');
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
    await expect(frame).toHaveAttribute('title', '3rd party ad content');
    expect(
      await frame.evaluate(({ offsetWidth, offsetHeight }: HTMLIFrameElement) => [offsetWidth, offsetHeight]),
    ).toEqual([300, 250]);
    await expect(page.frameLocator('#slot-1 iframe').getByRole('link')).toBeVisible();
    expect([...hosts]).toEqual([new URL(page.url()).host]);

    expect(await page.evaluate(() => googletag.destroySlots())).toBe(true);
    expect(await page.locator('#slot-1').innerHTML()).toBe('');
    expect(await page.evaluate(() => googletag.pubads().getSlots().length)).toBe(0);
    expect(await page.evaluate(() => googletag.destroySlots())).toBe(false);
  });

  test('AD-54 iframes of one unit never share an id, also after a slot was destroyed', {
    tag: '@all',
  }, async ({ page }) => {
    await openAdPage(page, 3);
    await loadAdScript(page);
    await page.evaluate(() => {
      const fill = (id: string) => {
        const slot = googletag.defineSlot('/1234/wavelength/mpu', [300, 250], id);
        slot?.addService(googletag.pubads()).setTargeting('house_fill', 'always');
        googletag.display(id);
      };
      googletag.enableServices();
      fill('slot-1');
      fill('slot-2');
      const [first] = googletag.pubads().getSlots();
      if (first) googletag.destroySlots([first]);
      fill('slot-3');
    });
    await adEvent(page, 'slotOnload', 'slot-2');
    await adEvent(page, 'slotOnload', 'slot-3');
    const ids = await page
      .locator('iframe[id^=google_ads]')
      .evaluateAll((frames) => frames.map(({ id }) => id));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  test('AD-27 AD-32 an empty response collapses the slot as the page has configured', {
    tag: '@all',
  }, async ({ page }) => {
    await openAdPage(page, 4);
    await loadAdScript(page);
    await page.evaluate(() => {
      googletag.setConfig({
        collapseDiv: 'ON_NO_FILL',
        singleRequest: true,
        targeting: { house_fill: 'never' },
      });
      const sizes: googletag.GeneralSize = [[300, 250], 'fluid'];
      const slots = [1, 2, 3, 4].map((number) => {
        const slot = googletag.defineSlot(`/1234/wavelength/mpu-${number}`, sizes, `slot-${number}`);
        return slot?.addService(googletag.pubads());
      });
      slots[1]?.setConfig({ collapseDiv: 'DISABLED' });
      slots[2]?.setCollapseEmptyDiv(true, true);
      slots[3]?.setTargeting('house_fill', 'always');
      googletag.enableServices();
      for (const slot of slots) if (slot) googletag.display(slot);
    });
    await adEvent(page, 'slotOnload', 'slot-4');
    expect(await adEvent(page, 'slotRenderEnded')).toMatchObject({
      isEmpty: true,
      size: null,
      lineItemId: null,
      creativeId: null,
    });
    const shown = await page.evaluate(() =>
      [1, 2, 3, 4].map((number) => document.getElementById(`slot-${number}`)?.style.display),
    );
    expect(shown).toEqual(['none', '', 'none', '']);
  });

  test('one request for all slots; refresh, clear and initial load as the page configures', async ({
    page,
  }) => {
    const requests: AdRequest[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/ads/v1/slots')) requests.push(request.postDataJSON());
    });
    await openAdPage(page, 3);
    await loadAdScript(page);
    const count = await page.evaluate(() => {
      googletag.setConfig({
        singleRequest: true,
        disableInitialLoad: true,
        targeting: { ptype: 'article', topic: ['a', 'b'] },
      });
      googletag.pubads().setPublisherProvidedId('p'.repeat(40));
      googletag.setAdIframeTitle('Advertisement');
      const mapping = googletag
        .sizeMapping()
        .addSize([1024, 0], [[970, 250]])
        .addSize([0, 0], [320, 50])
        .build();
      for (const number of [1, 2, 3]) {
        const slot = googletag.defineSlot(`/1234/wavelength/skybox-${number}`, [320, 50], `slot-${number}`);
        if (mapping) slot?.defineSizeMapping(mapping);
        slot
          ?.addService(googletag.pubads())
          .setTargeting('pos', String(number))
          .setTargeting('house_fill', 'always');
      }
      googletag.enableServices();
      for (const number of [1, 2, 3]) googletag.display(`slot-${number}`);
      const second = googletag.defineSlot('/1234/wavelength/again', [300, 250], 'slot-1');
      return [window.adEvents.length, second];
    });
    expect(count).toEqual([0, null]);
    await page.evaluate(() => googletag.pubads().refresh());
    await adEvent(page, 'slotOnload', 'slot-3');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      page: '/about/',
      reader: 'p'.repeat(40),
      targeting: { ptype: ['article'], topic: ['a', 'b'] },
    });
    expect(requests[0]?.slots.map(({ id, sizes, targeting }) => [id, sizes, targeting.pos])).toEqual([
      ['slot-1', [[970, 250]], ['1']],
      ['slot-2', [[970, 250]], ['2']],
      ['slot-3', [[970, 250]], ['3']],
    ]);
    await expect(page.locator('#slot-1 iframe')).toHaveAttribute('title', 'Advertisement');

    // A refresh of one slot, and without the reader once the page limits the data.
    await page.evaluate(() => {
      window.adEvents = [];
      googletag.pubads().setPrivacySettings({ limitedAds: true });
      const [, second] = googletag.pubads().getSlots();
      if (second) googletag.pubads().refresh([second], { changeCorrelator: false });
    });
    await adEvent(page, 'slotOnload', 'slot-2');
    expect(requests).toHaveLength(2);
    expect(requests[1]).not.toHaveProperty('reader');
    expect(requests[1]?.correlator).toBe(requests[0]?.correlator);
    expect(requests[1]?.slots.map(({ id }) => id)).toEqual(['slot-2']);
    expect(
      await page.evaluate(() => [
        googletag.pubads().clear(),
        document.querySelectorAll('iframe[id^=google_ads]').length,
      ]),
    ).toEqual([true, 0]);
  });

  test('AD-30 lazy loading fetches close to the viewport, not before', { tag: '@all' }, async ({ page }) => {
    await openAdPage(page, 2);
    await page.evaluate(() => {
      const far = document.getElementById('slot-2');
      if (far) far.style.marginTop = '6000px';
    });
    await loadAdScript(page);
    await page.evaluate(() => {
      googletag
        .pubads()
        .enableLazyLoad({ fetchMarginPercent: 100, renderMarginPercent: 50, mobileScaling: 2 });
      for (const number of [1, 2])
        googletag
          .defineSlot(`/1234/wavelength/mpu-${number}`, [300, 250], `slot-${number}`)
          ?.addService(googletag.pubads());
      googletag.pubads().setTargeting('house_fill', 'always');
      googletag.enableServices();
      googletag.display('slot-1');
      googletag.display('slot-2');
    });
    await adEvent(page, 'slotOnload', 'slot-1');
    expect(await page.evaluate(() => window.adEvents.some(([, id]) => id === 'slot-2'))).toBe(false);
    await page.evaluate(() => scrollTo(0, 5600));
    await adEvent(page, 'slotOnload', 'slot-2');
  });
});

test.describe('@wide header bidding', () => {
  test('AD-07 our own bidder wins an auction of Prebid, and the slot shows its ad', async ({ page }) => {
    const requests: AdRequest[] = [];
    const counted: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/ads/v1/slots')) requests.push(request.postDataJSON());
      if (request.url().endsWith('/ads/v1/events')) counted.push(request.postData() ?? '');
    });
    await openAdPage(page);
    await loadAdScript(page);
    await page.evaluate(async () => {
      googletag.setConfig({ disableInitialLoad: true });
      googletag.defineSlot('/1234/wavelength/mpu-1', [300, 250], 'slot-1')?.addService(googletag.pubads());
      googletag.enableServices();
      googletag.display('slot-1');
      const path = '/ads/auction.js';
      const { runAuction } = await import(path);
      await runAuction([{ code: 'slot-1', sizes: [[300, 250]] }], [{ bidder: 'house', params: {} }], 5000);
    });
    const bid = await page.evaluate(() =>
      ['hb_bidder', 'hb_pb', 'hb_size'].map((key) => googletag.pubads().getSlots()[0]?.getTargeting(key)),
    );
    expect(bid).toEqual([['house'], ['1.50'], ['300x250']]);
    await page.evaluate(() => googletag.pubads().refresh());
    const ended = await adEvent(page, 'slotRenderEnded');
    expect(ended).toMatchObject({ isEmpty: false, lineItemId: 1050, size: [300, 250] });
    await expect(page.frameLocator('#slot-1 iframe').getByRole('heading')).toHaveText(
      'Heat the room you are in',
    );
    expect(requests[0]?.slots[0]?.targeting.hb_adid).toHaveLength(1);
    // Both the auctioned slot and the winning bid.
    await expect.poll(() => new Set(counted.filter((body) => body.includes('impression'))).size).toBe(2);
  });
});

// The browser blocks what these creatives try, and logs it in the console.
base.describe('@wide malicious creatives', () => {
  base(
    'AD-54 cannot throw into the page, leave their frame, take the window away or grow',
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await serveCreative(
        page,
        `<title>x</title><div style="width:10000px;height:10000px">huge</div><script>
        const tried = (attempt) => { try { return String(attempt()); } catch (error) { return error.name; } };
        const results = [tried(() => parent.document.title), tried(() => localStorage.length), tried(() => document.cookie),
          tried(() => { top.location.href = 'https://evil.example/'; return 'navigated'; })];
        parent.postMessage({ adHeight: 10000 }, '*');
        parent.postMessage({ results }, '*');
        setInterval(() => { throw new Error('thrown'); }, 5);
      </script>`,
      );
      await openAdPage(page);
      const address = page.url();
      const results = page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('message', ({ data }) => data?.results && resolve(data.results));
          }),
      );
      await showBox(page);
      await loadAdScript(page);
      expect(await results).toEqual(['SecurityError', 'SecurityError', 'SecurityError', 'SecurityError']);
      await adEvent(page, 'impressionViewable');
      expect(page.url()).toBe(address);
      expect(await page.locator('#slot-1').evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBe(
        250,
      );
      expect(errors.filter((message) => message !== 'thrown')).toEqual([]);
    },
  );

  base(
    'AD-54 that ask for 10,000 px as fluid ads get what a fluid ad may have',
    { tag: '@all' },
    async ({ page }) => {
      await serveCreative(page, '<script>parent.postMessage({ adHeight: 10000 }, "*")</script>', 'fluid');
      await openAdPage(page);
      await showBox(page);
      await loadAdScript(page);
      await expect(page.locator('#slot-1 iframe')).toHaveAttribute('height', '600');
    },
  );
});

base.describe('@wide an ad server that fails', () => {
  const failures = {
    'is gone': 'abort',
    'answers 503': { status: 503 },
    'answers words': { body: '<html>busy</html>' },
    'answers another shape': { json: { slots: 'none' } },
    'names a creative of another advertiser': {
      json: {
        slots: [
          { id: 'slot-1', isEmpty: false, size: [300, 250], token: 't', creative: 'https://evil.example/x' },
        ],
      },
    },
    'wants a size no screen has': {
      json: {
        slots: [
          { id: 'slot-1', isEmpty: false, size: [300, 10_000], token: 't', creative: '/ads/creative/1' },
        ],
      },
    },
    'never answers': 'hang',
  } as const;
  base(
    'AD-51 leaves the slot empty within its budget and the page whole',
    { tag: '@all' },
    async ({ page }) => {
      await openAdPage(page);
      await loadAdScript(page);
      for (const [name, failure] of Object.entries(failures)) {
        await page.route('**/ads/v1/slots', (route) => {
          if (failure === 'abort') return route.abort();
          return failure === 'hang' ? undefined : route.fulfill(failure);
        });
        await page.evaluate(() => {
          window.adEvents = [];
          googletag.destroySlots();
        });
        await showBox(page);
        expect(await adEvent(page, 'slotRenderEnded'), name).toMatchObject({ isEmpty: true, size: null });
        expect(await page.locator('#slot-1 iframe').count(), name).toBe(0);
        await page.unroute('**/ads/v1/slots');
      }
      await expect(page.locator('main h1')).toBeVisible();
    },
  );
});
