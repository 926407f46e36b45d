// Ad slots while a page is read: reserved space, refresh, targeting, and the networks that fill them.
import type { Page } from '@playwright/test';
import { adMinimumHeights } from '#content/limits.ts';
import { pageTargeting, withDouble } from './ad-scripts.ts';
import { expect, firstStory, hydrated, settled, testOnSharedPage as test } from './journey.ts';
import { expectStill, writeShifts } from './layout-shifts.ts';
import { test as newsroomTest } from './newsroom.ts';
import { plantSettings, plantUserAds } from './probe-tags.ts';
import { accountMenu, openModal, signInHere } from './sign-in.ts';

const topic = '/topic/artificial-intelligence/';
const unit = (page: Page, place: string) => page.locator(`main [data-ad="${place}"]`).first();
const setTargeting = (page: Page, isAllowed: boolean) =>
  page.evaluate((flag) => {
    const { OneTrust } = window as unknown as {
      OneTrust: { UpdateConsent: (kind: string, groups: string) => void };
    };
    OneTrust.UpdateConsent('Category', `C0004:${flag}`);
  }, Number(isAllowed));

test('AD-44 AD-55 every kind of slot reserves its space on phones, tablets and desktops @wide', async ({
  page,
}) => {
  await withDouble(page);
  await page.goto(topic);
  await hydrated(page);
  const { mpu, leader, middle } = adMinimumHeights;
  const places = { '[data-slot="skybox"]': leader, bottom: leader, rail: mpu, list: middle };
  /** More where larger ads are allowed: 728x90 in the middle of a list. */
  for (const [width, listHeight] of [
    [390, middle],
    [820, leader],
    [1440, leader],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const [place, least] of Object.entries(places)) {
      const box = (place.startsWith('[') ? page.locator(place) : unit(page, place))
        .locator('[data-ad-box]')
        .first();
      await expect(box, place).toHaveCSS('min-height', `${least}px`);
      if (await box.isVisible())
        expect((await box.boundingBox())?.height, `${place} at ${width}`).toBe(
          place === 'list' ? listHeight : least,
        );
    }
  }
});

test('AD-32 the space of an empty slot collapses, and the text being read does not move', async ({
  page,
}) => {
  // Below the viewport its space would collapse unseen.
  const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
  await page.route('**/ads/v1/slots', async (route) => {
    await isSeen;
    const { slots } = route.request().postDataJSON() as { slots: { id: string }[] };
    await route.fulfill({ json: { slots: slots.map(({ id }) => ({ id, isEmpty: true })) } });
  });
  await page.addInitScript(writeShifts);
  await page.goto('/article/chip-shortage-over-power-shortage-starting/');
  await hydrated(page);
  const body = unit(page, 'body');
  await body.evaluate((element) => element.scrollIntoView());
  await expect(body).toBeInViewport();
  see();
  await expect(body).toHaveAttribute('data-ad-state', 'blank');
  // One viewport further the text continues beside contents and rail.
  await page.evaluate(() => scrollBy(0, innerHeight));
  await expect(body).toHaveAttribute('data-ad-state', 'collapsed');
  await expectStill(page);
});

test('AD-44 AD-55 AD-34 no ad is wider than its slot, however wide the window is made @wide', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(topic);
  const list = unit(page, 'list');
  await list.scrollIntoViewIfNeeded();
  /** Widths of clipped ads, and of the list's own ad. */
  const widths = () =>
    page.evaluate(() => {
      const ads = [...document.querySelectorAll<HTMLIFrameElement>('[data-ad-box] iframe')];
      const isCut = (ad: HTMLIFrameElement) => {
        const width = ad.closest('[data-ad-box]')?.clientWidth ?? 0;
        return width > 0 && Number(ad.width) > width;
      };
      const own = document.querySelector<HTMLIFrameElement>('main [data-ad="list"] iframe');
      return { cut: ads.filter(isCut).map(({ width }) => width), list: Number(own?.width ?? 0) };
    });
  for (const [width, leader] of [
    [1366, 728],
    // Beside the rail there are 672 px.
    [1100, 320],
    [768, 728],
    [390, 320],
    // The narrowest supported window: its ad uses the page margins.
    [320, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(widths, { message: `at ${width} px` }).toEqual({ cut: [], list: leader });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('AD-37 slots are checked again once the page has not changed for 1000 ms @wide', {
  tag: '@all',
}, async ({ page }) => {
  await withDouble(page);
  const path = await firstStory(page);
  await page.clock.install();
  await page.goto(path);
  await pageTargeting(page);
  // Code that loads later would change the page once more.
  await settled(page);
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 7000));
  await page.clock.runFor(2000);
  const state = () => page.evaluate(() => document.querySelector('#late')?.getAttribute('data-ad-state'));
  const change = (name: string, id = '') =>
    page.evaluate(
      ([tag, elementId]) => {
        const element = document.createElement(tag);
        const box = document.createElement('div');
        box.dataset.adBox = '';
        Object.assign(element, { id: elementId });
        if (elementId) element.dataset.ad = 'body';
        element.append(box);
        document.querySelector('main')?.append(element);
      },
      [name, id] as const,
    );
  await change('div', 'late');
  for (let step = 0; step < 3; step += 1) {
    await page.clock.runFor(900);
    await change('p');
  }
  await page.clock.runFor(999);
  expect(await state()).toBeNull();
  await page.clock.runFor(1);
  expect(await state()).toBeTruthy();
});

test.describe('@wide a consent choice while the ad script loads', () => {
  /** Holds the script back until the reader has chosen. */
  async function answerMeanwhile(page: Page, isAllowed: boolean) {
    await withDouble(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    let isRequested = false;
    await page.route('**/ads/gpt.js', async (route) => {
      isRequested = true;
      await promise;
      await route.fallback();
    });
    await page.goto(await firstStory(page), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => isRequested).toBe(true);
    await page.waitForFunction(() => 'OnetrustActiveGroups' in window);
    await setTargeting(page, isAllowed);
    resolve();
    const targeting = await pageTargeting(page);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    return {
      targeting,
      cookies: cookies.filter((name) => name.startsWith('fly_ad')),
      settings: await page.evaluate(() => window.gptDouble.settings()),
    };
  }

  test.describe('that withdraws consent', () => {
    test.use({ consent: ['C0001', 'C0004'] });
    test('CN-10 CN-03 AD-39 is the one that counts: nothing about the reader is stored or sent', async ({
      page,
    }) => {
      const { targeting, cookies, settings } = await answerMeanwhile(page, false);
      for (const key of ['vguid', 'user', 'subses', 'test']) expect(targeting).not.toHaveProperty(key);
      expect(cookies).toEqual([]);
      expect(settings).toMatchObject({ limitedAds: true });
      expect(settings).not.toHaveProperty('publisherProvidedId');
    });
  });

  test('CN-10 AD-39 or gives it, has an effect without another page', { tag: '@all' }, async ({ page }) => {
    const { targeting, cookies, settings } = await answerMeanwhile(page, true);
    expect(targeting).toMatchObject({ user: 'anon', ptype: 'article' });
    expect(cookies).toContain('fly_ad');
    expect(settings).toMatchObject({ limitedAds: false, publisherProvidedId: expect.any(String) });
  });
});

test('AD-39 EN-62 ad requests have location and edition of the page, and no cookie @wide', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'geo', value: 'US-WA', url: baseURL ?? '' }]);
  const requested = page.waitForRequest('**/ads/v1/slots');
  await page.goto(await firstStory(page));
  const request = await requested;
  expect(request.postDataJSON().targeting).toMatchObject({ geo: ['US-WA'], edition: ['us'], region: ['aw'] });
  expect(await request.allHeaders()).not.toHaveProperty('cookie');
});

test.describe('@wide a signed-in user', () => {
  newsroomTest(
    'EN-67 AD-55 AD-44 a reader recognized late still gets the ads for signed-in users, in reserved space',
    { tag: '@all' },
    async ({ page, staff }) => {
      const { email, password } = await staff.newAccount();
      await page.goto('/about/');
      await openModal(page);
      await signInHere(page, email, password);
      await expect(accountMenu(page)).toBeVisible();

      await plantUserAds(page);
      await withDouble(page);
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/identity/authorize*', async (route) => {
        await promise;
        await route.fallback();
      });
      await page.goto(topic);
      const place = unit(page, 'bottom');
      await expect(unit(page, 'rail')).toHaveAttribute('data-disabled', 'false');
      await expect(place).toHaveAttribute('data-ad-state', 'waiting');
      await expect(place).toHaveAttribute('data-disabled', 'true');
      const stand = () =>
        place.evaluate(({ offsetTop, offsetHeight }: HTMLElement) => [offsetTop, offsetHeight]);
      const before = await stand();
      expect(before[1]).toBeGreaterThan(90);
      resolve();
      await expect(place).toHaveAttribute('data-disabled', 'false');
      expect(await stand()).toEqual(before);
      await place.scrollIntoViewIfNeeded();
      await expect(place).toHaveAttribute('data-ad-state', 'rendered');
      expect((await stand())[1]).toBe(before[1]);
    },
  );
});

test.describe('@wide ads of another vendor', () => {
  test.use({ consent: ['C0001', 'C0004'] });

  test('AD-01 AD-31 AD-32 CN-13 CN-03 are a tag of the page, collapse when empty, and are removed when consent is withdrawn', {
    tag: '@all',
  }, async ({ page, context, baseURL }) => {
    const service = { scriptUrl: '/probe/network.js', account: 'ca-pub-1' };
    const services = { adsense: service, taboola: service };
    await plantSettings(
      page,
      ({ ads }, planted) => {
        ads.services = planted;
        for (const { monetizationSlots } of Object.values(ads.pages).flatMap((places) =>
          Object.values(places),
        )) {
          for (const name of ['bottom-1', 'mpu-1'])
            if (monetizationSlots[name])
              Object.assign(monetizationSlots[name], { unitId: '1234567890', type: 'adsense' });
          if (monetizationSlots['leader-1']) monetizationSlots['leader-1'].type = 'taboola';
        }
      },
      services,
    );
    let requests = 0;
    // The first unit of AdSense is filled, the others are not; Taboola renders nothing.
    await page.route('**/probe/network.js', (route) => {
      requests += 1;
      return route.fulfill({
        contentType: 'text/javascript',
        body: `setInterval(() => document.querySelectorAll('ins:not([data-ad-status])').forEach((ins) => {
          ins.dataset.adStatus = ins.closest('[data-ad="rail"]') ? 'filled' : 'unfilled';
        }), 50)`,
      });
    });
    await withDouble(page);
    await context.addCookies([{ name: 'core_auth_staff', value: '1', url: baseURL ?? '' }]);
    await page.goto(`${topic}#tag-report`);
    const [rail, list, bottom] = [unit(page, 'rail'), unit(page, 'list'), unit(page, 'bottom')];
    const report = page.getByRole('dialog', { name: 'Script tags of this page' });
    for (const name of ['adsense', 'taboola'])
      await expect(report.getByRole('row').filter({ hasText: name })).toHaveText(/C0004\s*\w+ \(granted\)/);
    await report.press('Escape');

    await bottom.scrollIntoViewIfNeeded();
    await expect(bottom).toHaveAttribute('data-ad-state', 'blank');
    await rail.scrollIntoViewIfNeeded();
    await expect(rail).toHaveAttribute('data-ad-state', 'rendered');
    await expect(rail.locator('ins')).toHaveAttribute('data-ad-slot', '1234567890');
    await page.evaluate(() => scrollTo(0, 0));
    for (const empty of [list, bottom]) await expect(empty).toHaveAttribute('data-ad-state', 'collapsed');

    const before = requests;
    const anew = page.waitForEvent('load');
    await setTargeting(page, false);
    await anew;
    await hydrated(page);
    await rail.evaluate((element) => element.scrollIntoView());
    await expect(rail).toHaveAttribute('data-ad-state', /blank|collapsed/);
    expect(requests).toBe(before);
  });
});
