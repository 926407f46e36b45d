import type { Page } from '@playwright/test';
import { allCategories, writeAnswer } from '#content/rules/consent/consent-cookies.ts';
import { expect, hydrated, scrollAndClick, test } from './journey.ts';

/** The page believes in another day; its cookies would be over at once by the browser's own clock. */
async function travelTo(page: Page, day: string) {
  await page.addInitScript((day) => {
    // Only the date: timers and measures of time go on as they are.
    const gap = Date.parse(day) - Date.now();
    const now = Date.now.bind(Date);
    window.Date = class extends Date {
      constructor(given: string | number = now() + gap) {
        super(given);
      }
      static override now = () => now() + gap;
    } as DateConstructor;
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    const written: string[] = [];
    Object.assign(window, { written });
    Object.defineProperty(document, 'cookie', {
      get: () => own?.get?.call(document),
      set(text: string) {
        written.push(text);
        own?.set?.call(document, text.replace(/; Expires=[^;]*/, ''));
      },
    });
  }, day);
}

/** What experiments wrote into cookies on this page. */
const writtenCookies = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { written: string[] }).written.filter((text) => text.startsWith('nemo_')),
  );

test.describe('a reader who agreed', () => {
  test.use({ consent: 'accepted' });

  test('AB-07 AB-08 AN-14 AB-19 AB-20 DV-04 DV-07 a forced bucket is neither random nor stored, a click on its offer is counted; the device is stored for a week @wide', async ({
    page,
    context,
  }) => {
    const plain = await page.goto('/latest/');
    expect(plain?.headers()['set-cookie']).toBeUndefined();
    await expect(page.locator('#ab-test')).toHaveCount(0);
    await hydrated(page);
    const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name);
    await expect.poll(async () => (await cookie('device'))?.value).toBe('desktop');
    expect(await cookie('device')).toMatchObject({
      sameSite: 'Lax',
      secure: true,
      path: '/',
      httpOnly: false,
    });
    const week = 604_800;
    const expires = (await cookie('device'))?.expires ?? 0;
    expect(Math.abs(expires - Date.now() / 1000 - week)).toBeLessThan(120);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(async () => (await cookie('device'))?.value).toBe('mobile');
    // Every test of the publication has ended: no reader is assigned.
    expect((await context.cookies()).filter(({ name }) => name.startsWith('nemo_'))).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });

    const bar = page.getByRole('region', { name: 'Best price', exact: true });
    const control = await page.request.get('/product/halden-book-14/?abTest=stickyCta:1:control');
    expect(await control.text()).not.toContain('data-part="sticky-offer"');
    const views = () => page.evaluate(() => Number(sessionStorage.getItem('page-view-count')));
    await expect.poll(views).toBe(1);
    const forced = await page.goto('/product/halden-book-14/?abTest=stickyCta:1:test');
    // In the bucket the price is visible from the start, and stays.
    await hydrated(page);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(forced?.headers()['x-cache']).toBe('bypass');
    expect(forced?.headers()['cache-control']).toBe('private, no-store');
    expect(JSON.parse((await page.locator('#ab-test').textContent()) ?? '')).toEqual({
      name: 'stickyCta',
      group: 'test',
      version: '1',
    });
    // A click to the shop is counted, by the position of the link.
    await expect.poll(views).toBe(2);
    await context.route(/parcelry|marlows|cornerstock|boxandbolt|halden\.example/, (route) =>
      route.fulfill({ body: 'A shop' }),
    );
    const shop = context.waitForEvent('page');
    await bar.getByRole('link').click();
    await (await shop).close();
    const clicks = () =>
      page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'affiliate_click'));
    await expect
      .poll(clicks)
      .toMatchObject([{ position: 'sticky-1', shop: expect.stringMatching(/\.example$/) }]);
    // The next page is in no test, and other scripts are notified.
    await scrollAndClick(page.locator('footer').getByRole('link', { name: 'Topics', exact: true }));
    await page.waitForURL('**/topic/');
    await expect(page.locator('#ab-test')).toHaveCount(0);
  });
});

test.describe('while a test runs that browsers assign', () => {
  test.use({ consent: 'none' });

  test('AB-07 AB-10 AB-11 AB-25 a reader outside the test stores that by name; an assignment is reported to other scripts at once and to Cohesion after five seconds @wide', {
    tag: '@all',
  }, async ({ page, context, baseURL }) => {
    await travelTo(page, '2024-07-26T12:00:00Z');
    // A response dated in the future would be rejected.
    const at = new Date('2024-07-25T12:00:00Z');
    const answer = { allowed: allCategories, at, isGpc: false, consentId: 'journey', count: 1 };
    const cookies = Object.entries(writeAnswer(answer, {}));
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: baseURL ?? '' })));
    // The last tenth of the readers is excluded.
    await page.addInitScript(() => {
      Math.random = () => Number(new URLSearchParams(location.search).get('slot') ?? 0.1);
    });
    await page.goto('/latest/?slot=0.95');
    await expect
      .poll(() => writtenCookies(page))
      .toEqual([
        'nemo_highlander_adlib_variant=adlib_variant:1:exclude; Path=/; Expires=Sat, 03 Aug 2024 00:00:00 GMT; SameSite=Lax; Secure',
      ]);
    await expect(page.locator('#ab-test')).toHaveCount(0);
    // A page that is still open would exclude the reader again when it learns where they are.
    await page.goto('about:blank');
    await context.clearCookies({ name: /^nemo_/ });

    await page.goto('/latest/');
    const script = page.locator('#ab-test');
    await expect(script).toHaveJSProperty(
      'textContent',
      '{"name":"adlib_variant","group":"test","version":"1"}',
    );
    const event = () =>
      page.evaluate(() => ({
        reported: window.dataLayer?.find(({ event }) => event === 'cohesion_ab_test'),
        sinceReady:
          performance.now() -
          (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
            .domContentLoadedEventEnd,
      }));
    const early = await event();
    expect([early.reported, early.sinceReady < 5000]).toEqual([undefined, true]);
    await expect
      .poll(async () => (await event()).reported)
      .toMatchObject({
        name: 'adlib_variant',
        group: 'test',
        version: '1',
      });
    expect((await event()).sinceReady).toBeGreaterThan(4990);
  });
});

test('AB-09 AB-20 AB-23 AB-26 while a test runs it assigns phones, and they stay in their bucket @phone', {
  tag: '@all',
}, async ({ page }) => {
  await travelTo(page, '2024-03-12T12:00:00Z');
  const written = () => writtenCookies(page);
  await page.goto('/latest/');
  await expect
    .poll(written)
    .toEqual([
      expect.stringMatching(
        /^nemo_highlander=bl1_adcap_mob:1:(test1|test2|test3|control); Path=\/; Expires=Mon, 18 Mar 2024 00:00:00 GMT; SameSite=Lax; Secure$/,
      ),
    ]);
  const bucket = () => page.evaluate(() => /nemo_highlander=([^;]*)/.exec(document.cookie)?.[1]);
  const first = await bucket();
  await page.reload();
  // Ads start when the reader's tests are known.
  await expect(page.locator('[data-ad][data-ad-state]').first()).toBeAttached();
  expect(await written()).toEqual([]);
  expect(await bucket()).toBe(first);
});

test('ROLE-04 ROLE-05 DV-08 DV-09 DV-10 a cookie makes a reader registered, not logged in; grid and modal keep their measures @wide', {
  tag: '@all',
}, async ({ page, context, baseURL }) => {
  const main = async () => (await (await page.request.get('/latest/')).text()).split('<main')[1];
  const anonymous = await main();
  await context.addCookies([{ name: 'previous_login', value: '1', url: baseURL ?? '' }]);
  expect(await main()).toBe(anonymous);
  await page.goto('/latest/');
  await hydrated(page);
  await expect(page.locator('header').getByText('Join / Log In').first()).toBeAttached();

  /** How many columns the grid has, and how wide the page's edge is. */
  const measures = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page.evaluate(() => {
      const edge = getComputedStyle(document.querySelector('main .wrap') ?? document.body).paddingLeft;
      const grid = getComputedStyle(document.querySelector('.grid') ?? document.body).gridTemplateColumns;
      return [grid.split(' ').length, Number.parseFloat(edge)];
    });
  };
  for (const [width, expected] of [
    [767, [2, 16]],
    [768, [6, 32]],
    [1023, [6, 32]],
    [1024, [12, 40]],
    [1229, [12, 40]],
    [1230, [12, 48]],
    [1439, [12, 48]],
    [1440, [12, 64]],
  ] as const)
    expect(await measures(width), `at ${width} px`).toEqual(expected);
  await scrollAndClick(page.locator('footer').getByRole('link', { name: 'Cookie Settings' }));
  const box = await page.getByRole('dialog', { name: 'Cookie settings' }).boundingBox();
  expect(box?.width).toBe(570);
});
