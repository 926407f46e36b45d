// Ads in the reader's browser. Journeys with an ad script alternate: the first has the embedded script, the second a
// double of Google's, and so on. In a whole run, and with AD_SCRIPTS=all in the environment, each of them runs with both.
import type { Page } from '@playwright/test';
import { errorReportPath } from '#content/rules/measurement-paths.ts';
import { contentSecurityPolicy } from '#server/edge/security-headers.ts';
import type { AdRequest } from '#services/ads/wire.ts';
import { adEvent, loadAdScript, openAdPage, serveCreative, showBox } from './ad-page.ts';
import { nextAdScripts, pageTargeting, slotsAndElements, withDouble } from './ad-scripts.ts';
import { expect, fetchOriginal, firstStory, hydrated, storiesOn, test } from './journey.ts';
import { stopClock } from './page-clock.ts';
import { plantSettings, plantUserAds } from './probe-tags.ts';

const skybox = (page: Page) => page.locator('[data-slot="skybox"]');
const units = (page: Page, place: string) => page.locator(`main [data-ad="${place}"]`);

/** Every root margin of the page's intersection observers. */
async function watchMargins(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const Native = IntersectionObserver;
    const margins: (string | undefined)[] = [];
    Object.assign(window, {
      margins,
      IntersectionObserver: class extends Native {
        constructor(call: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(call, options);
          margins.push(options?.rootMargin);
        }
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { margins: string[] }).margins);
}

async function openStory(page: Page, query = '') {
  await page.goto((await firstStory(page)) + query);
  await hydrated(page);
}

test.describe('@wide with an ad script', () => {
  test.describe('and consent', () => {
    test.use({ consent: 'accepted' });

    for (const { name, serve } of nextAdScripts())
      test(`AD-38 AD-40 AD-47 AD-48 AD-49 AD-32 AD-55 AB-18 sends session and test; empty slots collapse out of view, and an ad that is too large is clipped, with ${name}`, async ({
        page,
        context,
      }) => {
        await serve(page, {
          'skybox-1': { isEmpty: true, size: null },
          'incontent-ad-1': { isEmpty: false, size: [1000, 4000] },
        });
        const margins = await watchMargins(page);
        await openStory(page, '?adTargeting_foo=1&ftag=abc&abTest=adlib_variant:1:test');
        const targeting = await pageTargeting(page);
        expect(targeting).toMatchObject({
          foo: '1',
          ftag: 'abc',
          user: 'anon',
          ptype: 'article',
          test: 'adlib_variant|1|test',
        });
        expect(targeting.subses).toMatch(/^[1-6]$/);
        expect(targeting.vguid).toMatch(/^[\w-]{36}$/);
        // The bucket's effect: the ads of this reader are requested one viewport ahead.
        await expect.poll(margins).toContain('100% 0px');
        const names = (await context.cookies()).map((cookie) => cookie.name);
        expect(names).toEqual(expect.arrayContaining(['fly_ad', 'fly_ad_pv', 'fly_ad_ftag']));

        const place = skybox(page).locator('[data-ad]');
        await expect(place).toHaveAttribute('data-ad-state', 'blank');
        expect((await place.boundingBox())?.height).toBeGreaterThan(100);
        const body = units(page, 'body').first();
        await body.scrollIntoViewIfNeeded();
        await expect(body).toHaveAttribute('data-ad-state', 'rendered');
        expect((await body.locator('[data-ad-box]').boundingBox())?.height).toBe(250);
        await expect(place).toHaveAttribute('data-ad-state', 'collapsed');
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      });
  });

  for (const { name, serve } of nextAdScripts())
    test(`AD-06 AD-23 AD-24 AD-25 AD-28 AD-29 a leader sticks for five seconds once the reader scrolls, under the header and after the top stories, with ${name}`, {
      tag: '@all',
    }, async ({ page }) => {
      await page.clock.install();
      await serve(page, { 'skybox-1': { isEmpty: false, size: [728, 90] } });
      await openStory(page);
      await expect(skybox(page)).toHaveClass(/is-leader/);
      await expect(skybox(page)).not.toHaveClass(/is-expanded/);
      await stopClock(page);
      await page.evaluate(() => scrollTo(0, 600));
      await expect(skybox(page)).toHaveClass(/is-stuck/);
      expect((await skybox(page).boundingBox())?.y).toBeCloseTo(0, 1);
      await page.clock.runFor(4499);
      await expect(skybox(page)).not.toHaveClass(/is-animate/);
      await page.clock.runFor(1);
      await expect(skybox(page)).toHaveClass(/is-animate/);
      await page.clock.runFor(499);
      await expect(skybox(page)).toHaveClass(/is-stuck/);
      await page.clock.runFor(1);
      await expect(skybox(page)).not.toHaveClass(/is-stuck|is-animate/);

      await page.clock.resume();
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('header a[href="/"]').first().click();
      await expect(page).toHaveURL(/\/$/);
      await expect(skybox(page)).toHaveClass(/is-expanded/);
      await expect(skybox(page)).not.toHaveClass(/is-done/);
      await expect(skybox(page)).toHaveClass(/is-leader/);
      const box = skybox(page).locator('[data-ad]');
      await stopClock(page);
      const top = await box.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await page.evaluate((y) => scrollTo(0, y), top + 400);
      await expect(skybox(page)).toHaveClass(/is-stuck/);
      await expect.poll(async () => (await box.boundingBox())?.y).toBeCloseTo(0, 1);
      await page.clock.runFor(5000);
      await expect(skybox(page)).not.toHaveClass(/is-stuck/);
      await expect.poll(async () => (await box.boundingBox())?.y ?? 0).toBeLessThan(-300);
      // Started once, on however many pages.
      await expect(page.locator('script[src$="/ads/gpt.js"]')).toHaveCount(1);
    });

  for (const { name, serve } of nextAdScripts())
    test(`AD-24 a sticky leader is covered by no other sticky bar, and covers none that has the focus, with ${name}`, {
      tag: '@all',
    }, async ({ page }) => {
      await page.clock.install();
      await serve(page, { 'skybox-1': { isEmpty: false, size: [728, 90] } });
      await page.goto('/article/best-laptops/');
      await hydrated(page);
      await expect(skybox(page)).toHaveClass(/is-leader/);
      await stopClock(page);
      const bar = page.getByRole('navigation', { name: 'Jump to a pick' });
      await bar.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY + 300));
      await expect(skybox(page)).toHaveClass(/is-stuck/);
      /** Whether nothing covers the element. */
      const isWhole = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((part) => {
          const seen = document.elementFromPoint(left + width / 2, top + height * part);
          return seen !== null && element.contains(seen);
        });
      };
      await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
      expect(await skybox(page).evaluate(isWhole)).toBe(true);
      await bar.getByRole('link').first().focus();
      expect(await bar.evaluate(isWhole)).toBe(true);
    });

  for (const { name, serve } of nextAdScripts())
    test(`the ad beside a list stays beside it, with ${name}`, { tag: '@all' }, async ({ page }) => {
      await serve(page);
      await page.goto('/latest/');
      await hydrated(page);
      const rail = units(page, 'rail').first();
      await rail.scrollIntoViewIfNeeded();
      await expect(rail).toHaveAttribute('data-ad-state', 'rendered');
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.evaluate((end) => end.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await expect(pages).toBeInViewport();
      await expect(rail).toBeInViewport({ ratio: 1 });
    });

  for (const { name, serve } of nextAdScripts())
    test(`AD-55 CP-20 ads between the rows of a list are hidden while a chip narrows it, with ${name}`, {
      tag: '@all',
    }, async ({ page }) => {
      await serve(page);
      await page.goto('/product-comparisons/');
      await hydrated(page);
      const shown = units(page, 'list').filter({ visible: true });
      const all = await shown.count();
      expect(all).toBeGreaterThan(1);
      await page.getByRole('radio').nth(1).check();
      await expect(shown).toHaveCount(0);
      await page.getByRole('radio').first().check();
      await expect(shown).toHaveCount(all);
    });

  for (const { name, serve } of nextAdScripts())
    test(`AD-08 AD-15 one live slot for every container in the page, through stories that follow and the next page, with ${name}`, {
      tag: '@all',
    }, async ({ page }) => {
      await serve(page);
      await openStory(page);
      await pageTargeting(page);
      await expect
        .poll(async () => {
          await page.evaluate(() => {
            const end = document.querySelector('div[data-seamless]');
            (end ?? document.querySelector('[data-view="next-story"]'))?.scrollIntoView();
          });
          return page.locator('[data-story]').count();
        })
        .toBeGreaterThanOrEqual(2);
      // The last story is rendered; those far above it may be collapsed.
      await page
        .locator('[data-story]')
        .last()
        .locator('[data-ad]')
        .first()
        .evaluate((place) => place.scrollIntoView());
      await expect(page.locator('[data-story] [data-ad-state="rendered"]').first()).toBeAttached();
      await expect
        .poll(async () => {
          const { slots, elements } = await slotsAndElements(page);
          return slots.length > 0 && slots.join() === elements.join();
        })
        .toBe(true);
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('header a[href="/"]').first().click();
      await expect(page.locator('[data-story]')).toHaveCount(0);
      await expect
        .poll(async () => {
          const { slots, elements } = await slotsAndElements(page);
          return slots.length > 0 && slots.join() === elements.join();
        })
        .toBe(true);
    });
});

test('CN-10 AD-39 without consent nothing about the reader is sent, whatever the URL has @wide', async ({
  page,
}) => {
  await withDouble(page);
  await openStory(page, '?adTargeting_foo=1&ftag=x');
  const targeting = await pageTargeting(page);
  for (const key of ['vguid', 'foo', 'ftag', 'user', 'test']) expect(targeting).not.toHaveProperty(key);
  expect(targeting).toMatchObject({ ptype: 'article', device: 'desktop', region: 'aw' });
  const settings = await page.evaluate(() => window.gptDouble.settings());
  expect(settings).toMatchObject({ limitedAds: true });
  expect(settings).not.toHaveProperty('publisherProvidedId');
});

test('AD-54 AD-55 AD-30 AD-31 AD-34 AD-36 AD-39 AD-44 EN-62 EN-63 EN-67 the embedded server fills labelled slots by targeting, and stores nothing @wide', async ({
  page,
  context,
}) => {
  const margins = await watchMargins(page);
  await plantUserAds(page);
  await openStory(page);
  await expect(skybox(page)).toContainText('Advertisement');
  await expect(skybox(page).locator('[data-ad]')).toHaveAttribute('data-ad-state', /rendered|blank/);
  const first = units(page, 'body').first();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute('data-ad-state', /rendered|blank|collapsed/);
  await expect(first).toHaveAttribute('data-slot-name', 'incontent-ad-1');
  for (const name of ['data-instance', 'data-div-id', 'data-disabled', 'data-cap'])
    await expect(first).toHaveAttribute(name, /./);
  await expect(page.locator('body')).toHaveClass(/has-incontent/);
  // Two viewports ahead.
  expect(await margins()).toContain('200% 0px');
  // At a phone's width the slot has another name: its ad is requested again, the other one is removed.
  const again = page.waitForRequest(
    (request) =>
      request.url().endsWith('/ads/v1/slots') && (request.postData() ?? '').includes('incontent-ad-2'),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await again;
  await expect(first).toHaveAttribute('data-slot-name', 'incontent-ad-2');
  await expect(first).toHaveAttribute('data-ad-state', /rendered|blank|collapsed/);
  const { slots } = await slotsAndElements(page);
  expect(slots.filter((id) => id.startsWith('incontent-ad-1'))).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Between the rows of a list and in its rail; at the end of the page a signed-out reader sees nothing.
  await page.goto('/topic/artificial-intelligence/');
  await hydrated(page);
  for (const [place, height] of Object.entries({ list: 90, rail: 250 })) {
    const unit = units(page, place).first();
    expect((await unit.locator('[data-ad-box]').boundingBox())?.height, place).toBe(height);
    await unit.evaluate((element) => element.scrollIntoView());
    await expect(unit).toHaveAttribute('data-ad-state', /rendered|blank/);
    await expect(unit).toHaveAttribute('data-disabled', 'false');
  }
  const empty = units(page, 'bottom').first();
  await expect(empty).toHaveAttribute('data-disabled', 'true');
  await expect(empty).toHaveAttribute('data-ad-state', 'collapsed');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('fly_ad'))).toEqual([]);
});

test('AD-26 AB-13 FF-01 a box is no leader; a bucket has fewer ads, and a feature can be previewed @phone', {
  tag: '@all',
}, async ({ page }) => {
  await withDouble(page, { 'omnibar-1': { isEmpty: false, size: [320, 50] } });
  await openStory(page, '?featureEnable=omnibar&abTest=bl1_adcap_mob:1:test3');
  await expect(page.locator('[data-banner="omnibar"]')).toBeVisible();
  await expect(units(page, 'body').first()).toHaveAttribute('data-cap', '1');

  await page.goto('/');
  await expect(skybox(page)).toHaveClass(/is-rendered/);
  await expect(skybox(page)).not.toHaveClass(/is-leader/);
});

test('AD-50 FF-02 FF-04 pages without ads have no slots @wide', async ({ request }) => {
  // The last two are one story without ads, by both of its paths.
  const story = 'article/cairnstone-unplugged-its-own-server/';
  const free = ['/topic/health/', '/about/', '/latest/?featureDisable=ads'];
  for (const path of [...free, `/${story}`, `/paid-content/${story}`]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<main');
    expect(html).not.toMatch(/ data-ad=/);
  }
  expect(await (await request.get('/latest/')).text()).toMatch(/ data-ad=/);
});

test('AD-50 FF-04 SM-01 a story that follows has ads by its own rules @wide', { tag: '@all' }, async ({
  page,
}) => {
  const [withAds = ''] = await storiesOn(page, '/topic/artificial-intelligence/');
  const [free = '', other = ''] = await storiesOn(page, '/topic/health/');
  const items = [withAds, other].map((url) => {
    const slug = url.split('/').at(-2) ?? '';
    return { id: slug, slug, source: 'test', title: slug, type: 'article', url };
  });
  await withDouble(page);
  await page.route('**/api/neutron/seamless/**', (route) => route.fulfill({ json: { data: { items } } }));
  await page.goto(free);
  await hydrated(page);
  await expect(page.locator('[data-ad]')).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const end = document.querySelector('div[data-seamless]');
        (end ?? document.querySelector('[data-view="next-story"]'))?.scrollIntoView();
      });
      return page.locator('[data-story]').count();
    })
    .toBe(2);
  const [following, last] = [page.locator('[data-story]').first(), page.locator('[data-story]').last()];
  await following.scrollIntoViewIfNeeded();
  await expect(following.locator('[data-ad-state]').first()).toBeAttached();
  await expect(last.locator('[data-ad]')).toHaveCount(0);
  await page.waitForFunction(() => window.gptDouble.requests().flat().length > 0);
});

test.describe('@wide ads that fail', () => {
  type Failure = 'abort' | 'hang' | { status?: number; body: string };
  const script = '**/ads/gpt.js';
  const scripts: Record<string, Failure> = {
    'the script is gone': 'abort',
    'the script never comes': 'hang',
    'the script is another page': { body: '<html>busy</html>' },
  };
  const server = '**/ads/v1/slots';
  const servers: Record<string, { failure: Failure; report: string }> = {
    'the server is broken': { failure: { status: 503, body: '' }, report: 'the ad server answered 503' },
    'the server sends an invalid response': {
      failure: { body: '{"slots":[{"id":7,"size":"big"}]}' },
      report: 'the ad server sent no result for',
    },
    'the server never answers': { failure: 'hang', report: 'TimeoutError' },
  };
  const fail = (page: Page, what: string, failure: Failure) =>
    page.route(what, (route) => {
      if (failure === 'abort') return route.abort();
      return failure === 'hang' ? undefined : route.fulfill(failure);
    });
  /** Operators get an error report. */
  const reportedOf = (page: Page, words: string) =>
    page.waitForRequest(
      (request) => request.url().endsWith(errorReportPath) && (request.postData() ?? '').includes(words),
    );
  /** From a story to its topic: the page reacts, whatever its ads do. */
  const openTopic = async (page: Page) => {
    await page.locator('main nav a[href^="/topic/"]').first().click();
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/topic/'));
  };

  test('AD-51 ER-32 keep every page complete, readable and responsive', { tag: '@all' }, async ({
    page,
    problems,
  }) => {
    const path = await firstStory(page);
    const isWhole = async (name: string) => {
      await expect(page.locator('article h1'), name).toBeVisible();
      await expect(page.locator('article p').last(), name).toBeAttached();
    };
    for (const [name, failure] of Object.entries(scripts)) {
      await fail(page, script, failure);
      const requests = page.waitForRequest(script);
      const reported = failure === 'abort' && reportedOf(page, 'googletag not found on window object');
      // A pending request delays the load event.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await requests;
      await isWhole(name);
      // For an undefined global the registry waits fifteen seconds; a failed request is known at once.
      if (failure === 'abort')
        await expect
          .poll(() => problems.join('\n'))
          .toContain('googletag not found on window object or script not loaded');
      await reported;
      if (failure === 'hang') await openTopic(page);
      await page.unroute(script);
    }

    // Three pages of one document: each sends a request.
    const navigations = [
      () => page.goto(path),
      () => openTopic(page),
      () => page.locator('main a[href^="/article/"]').first().click(),
    ];
    for (const [index, [name, { failure, report }]] of Object.entries(servers).entries()) {
      await fail(page, server, failure);
      const requests = page.waitForRequest(server);
      const reported = reportedOf(page, report);
      await navigations[index]?.();
      await requests;
      await expect(page.locator('main h1, main h2').first(), name).toBeVisible();
      if (failure !== 'hang')
        await expect(skybox(page).locator('[data-ad]'), name).toHaveAttribute(
          'data-ad-state',
          /blank|collapsed/,
        );
      await reported;
      await page.unroute(server);
    }
    await isWhole('the server never answers');
    await openTopic(page);
    // The failures are logged in the console, now and when the last of them times out.
    await page.close();
    problems.length = 0;
  });
});

test('AD-07 AD-54 all requests of a page are one page view, those of the next another @wide', {
  tag: '@all',
}, async ({ page }) => {
  const requests: AdRequest[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/ads/v1/slots')) requests.push(request.postDataJSON());
  });
  await openStory(page);
  const path = new URL(page.url()).pathname;
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const before = requests.length;
  // Slots that come close to the viewport later are requested later.
  await page.locator('main [data-ad-state="waiting"]').first().scrollIntoViewIfNeeded();
  await expect.poll(() => requests.length).toBeGreaterThan(before);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header a[href="/"]').first().click();
  await expect.poll(() => requests.some((request) => request.page === '/')).toBe(true);
  const views = Map.groupBy(requests, (request) => request.page);
  const correlators = [path, '/'].map((of) => new Set(views.get(of)?.map(({ correlator }) => correlator)));
  expect(correlators.map(({ size }) => size)).toEqual([1, 1]);
  expect(correlators[0]).not.toEqual(correlators[1]);
});

test('AD-54 an ad in a dialog is not counted before a reader opens it @wide', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    Object.assign(window, { counted });
    navigator.sendBeacon = (address, body) => {
      if (String(body).includes('impression')) counted.push(String(address));
      return send(address, body);
    };
  });
  const counted = () => page.evaluate(() => (window as unknown as { counted: string[] }).counted.length);
  await serveCreative(page, '<title>Advertisement</title>');
  await openAdPage(page);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(document.getElementById('slot-1') ?? '');
    document.body.append(dialog);
  });
  await showBox(page);
  await loadAdScript(page);
  await adEvent(page, 'slotOnload');
  expect(await counted()).toBe(0);
  const setOpen = (isOpen: boolean) =>
    page.evaluate((open) => {
      const dialog = [...document.querySelectorAll('dialog')].at(-1);
      if (open) dialog?.showModal();
      else dialog?.close();
    }, isOpen);
  await setOpen(true);
  await expect.poll(counted).toBe(1);
  await adEvent(page, 'impressionViewable');
  await setOpen(false);
  await setOpen(true);
  expect(await counted()).toBe(1);
});

test.describe('@wide ads of another vendor', () => {
  test.use({ consent: 'none' });

  test('AD-01 CN-02 CN-03 beside our own load with consent, and our own are not requested again', {
    tag: '@all',
  }, async ({ page }) => {
    await withDouble(page);
    // AdSense fills the last slot of this page.
    await page.goto('/latest/');
    await hydrated(page);
    const unit = units(page, 'bottom').first();
    await unit.scrollIntoViewIfNeeded();
    // The three seconds of waiting are over.
    await expect(unit).toHaveAttribute('data-ad-state', 'blank');
    const requests = () => page.evaluate(() => window.gptDouble.requests().flat().toSorted());
    const before = await requests();
    expect(before.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(unit).toHaveAttribute('data-ad-state', 'rendered');
    expect(await requests()).toEqual(before);
  });

  test('CN-02 CN-03 AD-07 AD-39 wait for consent, load with it without a reload, and are requested after the auction', {
    tag: '@all',
  }, async ({ page, context }) => {
    const foreign = 'https://ads.example/gpt.js';
    await plantSettings(page, ({ ads }, scriptUrl) => void Object.assign(ads, { scriptUrl }), foreign);
    const script = await page.request.get('/ads/gpt.js');
    await page.route(foreign, async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await script.text() }),
    );
    const requests: string[] = [];
    let filled: AdRequest | undefined;
    let bid: AdRequest | undefined;
    page.on('request', (request) => {
      const { host, pathname } = new URL(request.url());
      if (host === 'ads.example' || /^\/ads\/(auction|v1\/(bids|slots))/.test(pathname))
        requests.push(pathname);
      if (pathname === '/ads/v1/slots') filled ??= request.postDataJSON();
      if (pathname === '/ads/v1/bids') bid ??= request.postDataJSON();
    });
    await page.goto('/topic/gaming/');
    await hydrated(page);
    const place = skybox(page).locator('[data-ad]');
    // The three seconds of waiting are over: without consent nothing is shown and nothing was requested.
    await expect(place).toHaveAttribute('data-ad-state', 'blank');
    expect(requests).toEqual([]);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(place).toHaveAttribute('data-ad-state', 'rendered');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect([...new Set(requests)]).toEqual(['/gpt.js', '/ads/auction.js', '/ads/v1/bids', '/ads/v1/slots']);
    expect(filled?.targeting.user).toEqual(['anon']);
    expect(filled?.slots[0]?.targeting.hb_bidder).toEqual(['house']);
    // Bid requests have the same targeting as ad requests.
    expect(bid?.targeting).toEqual(filled?.targeting);
    expect(bid?.targeting).toMatchObject({ ptype: ['dynamic-door'], edition: ['us'] });
    const names = (await context.cookies()).map((cookie) => cookie.name);
    expect(names).toEqual(expect.arrayContaining(['fly_ad', 'fly_ad_pv']));
  });
});

test('AD-54 a page with the security policy of Google’s script runs it @wide', async ({ page }) => {
  let policy = '';
  await page.route(/\/latest\/\?/, async (route) => {
    const answer = await fetchOriginal(route);
    const headers = answer.headers();
    const scriptHashes = [...(headers['content-security-policy'] ?? '').matchAll(/'(sha256-[^']+)'/g)];
    policy = contentSecurityPolicy({
      siteUrl: new URL(route.request().url()),
      contentSecurity: { scriptHashes: scriptHashes.map(([, hash = '']) => hash) },
      imageOrigins: [],
      mediaOrigins: [],
      frameSources: [],
      profile: 'gpt',
    });
    await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.goto('/latest/?adTargeting_house_fill=always');
  await hydrated(page);
  expect(policy).toContain("'unsafe-eval'");
  await expect(skybox(page).locator('[data-ad]')).toHaveAttribute('data-ad-state', /rendered|blank/);
  await expect(page.locator('script[src$="/ads/gpt.js"]')).toHaveCount(1);
  expect(await page.evaluate(() => googletag.pubads().getSlots().length)).toBeGreaterThan(0);
});
