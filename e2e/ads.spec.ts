// Ads as readers meet them: with the embedded script, and with a double of Google Publisher Tag that answers as told.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, firstStory, hydrated, test } from './journey.ts';

type Answer = { isEmpty: boolean; size: [number, number] | null };
declare global {
  interface Window {
    /** The double, in pages that have it. */
    gptDouble: {
      requests: () => string[][];
      liveSlots: () => string[];
      targeting: () => Record<string, string>;
      settings: () => Record<string, unknown>;
    };
  }
}

const source = readFileSync(new URL('../site/app/ads/test/gpt-double.ts', import.meta.url), 'utf8');
const double = stripTypeScriptTypes(source).replace(/^export /gm, '');

/** The double in place of the script; `answers` by slot name, a filled slot otherwise. */
async function withDouble(page: Page, answers: Record<string, Answer> = {}) {
  const body = `${double}
const answers = ${JSON.stringify(answers)};
const made = createGptDouble({ onRequest: (ids) => setTimeout(() => {
  for (const id of ids) {
    const answer = answers[id.replace(/-\\d+$/, '')] ?? { isEmpty: false, size: [300, 250] };
    if (!answer.isEmpty) {
      const frame = document.createElement('div');
      frame.className = 'creative';
      frame.style.cssText = 'width:' + answer.size[0] + 'px;height:' + answer.size[1] + 'px';
      document.getElementById(id)?.append(frame);
    }
    made.render(id, answer);
  }
}) });
window.gptDouble = made;
const waiting = window.googletag?.cmd ?? [];
window.googletag = made.googletag;
for (const call of waiting) call();`;
  await page.route('**/ads/gpt.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(() => {${body}})()` }),
  );
}

const skybox = (page: Page) => page.locator('[data-slot="skybox"]');
const units = (page: Page, place: string) => page.locator(`main [data-ad="${place}"]`);

async function openStory(page: Page, query = '') {
  const path = await firstStory(page);
  await page.goto(path + query);
  await hydrated(page);
}

test.describe('without leave', () => {
  test('AD-54 AD-55 AD-30 AD-31 AD-39 EN-63 the embedded server fills labelled places and keeps nothing @wide', async ({
    page,
    context,
  }) => {
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
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('fly_ad'))).toEqual([]);
  });

  test('CN-10 AD-39 says nothing about the reader, whatever the address holds @wide', async ({ page }) => {
    await withDouble(page);
    await openStory(page, '?adTargeting_foo=1&ftag=x');
    await page.waitForFunction(() => window.gptDouble?.requests().length > 0);
    const [targeting, settings] = await page.evaluate(
      () => [window.gptDouble.targeting(), window.gptDouble.settings()] as const,
    );
    expect(Object.keys(targeting)).not.toEqual(
      expect.arrayContaining(['vguid', 'foo', 'ftag', 'user', 'test']),
    );
    expect(targeting).toMatchObject({ ptype: 'article', device: 'desktop', region: 'aw' });
    expect(settings).toMatchObject({ limitedAds: true });
  });
});

test.describe('with leave', () => {
  test.use({ consent: 'accepted' });

  test('AD-38 AD-40 AD-47 AD-48 AD-49 tells what the visit is, and counts it in three cookies @wide', async ({
    page,
    context,
  }) => {
    await withDouble(page);
    await openStory(page, '?adTargeting_foo=1&ftag=abc');
    await page.waitForFunction(() => window.gptDouble?.requests().length > 0);
    const targeting = await page.evaluate(() => window.gptDouble.targeting());
    expect(targeting).toMatchObject({ foo: '1', ftag: 'abc', user: 'anon', ptype: 'article' });
    expect(targeting.subses).toMatch(/^[1-6]$/);
    expect(targeting.vguid).toMatch(/^[\w-]{36}$/);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fly_ad', 'fly_ad_pv', 'fly_ad_ftag']));
  });
});

test('AD-32 AD-55 an empty place keeps its room in sight and folds out of it; a creative of 10,000 px is cut @wide', async ({
  page,
}) => {
  await withDouble(page, {
    'skybox-1': { isEmpty: true, size: null },
    'incontent-ad-1': { isEmpty: false, size: [10_000, 10_000] },
  });
  await openStory(page);
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

test('AD-06 AD-23 AD-24 AD-28 AD-29 AD-36 a leader sticks when the reader scrolls, and every page begins anew @wide', async ({
  page,
}) => {
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
  await withDouble(page, { 'skybox-1': { isEmpty: false, size: [728, 90] } });
  await openStory(page);
  await expect(skybox(page)).toHaveClass(/is-leader/);
  await page.mouse.wheel(0, 600);
  await expect(skybox(page)).toHaveClass(/is-stuck/);
  expect((await skybox(page).boundingBox())?.y).toBe(0);
  await expect(skybox(page)).not.toHaveClass(/is-stuck/);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(skybox(page)).toHaveClass(/is-expanded/);
  await expect(skybox(page)).not.toHaveClass(/is-done/);
  // Started once, however many pages come, and looking two windows ahead.
  await expect(page.locator('script[src$="/ads/gpt.js"]')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { margins: string[] }).margins)).toContain(
    '200% 0px',
  );
});

test('AD-08 AD-15 one live slot for every container in the page, through stories that follow and the next page @wide', async ({
  page,
}) => {
  await withDouble(page);
  await openStory(page);
  await page.waitForFunction(() => window.gptDouble?.requests().length > 0);
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const end = document.querySelector('div[data-seamless]');
        (end ?? document.querySelector('[data-view="next-story"]'))?.scrollIntoView();
      });
      return page.locator('[data-story]').count();
    })
    .toBeGreaterThanOrEqual(2);
  // The story that came last is drawn; those far above it may be folded.
  await page
    .locator('[data-story]')
    .last()
    .locator('[data-ad]')
    .first()
    .evaluate((place) => place.scrollIntoView());
  await expect(page.locator('[data-story] [data-ad-state="rendered"]').first()).toBeAttached();
  const livesAndContainers = () =>
    page.evaluate(() => [
      window.gptDouble.liveSlots().sort(),
      [...document.querySelectorAll<HTMLElement>('[data-ad-box] > div')].map(({ id }) => id).sort(),
    ]);
  await expect
    .poll(async () => {
      const [lives, containers] = await livesAndContainers();
      return JSON.stringify(lives) === JSON.stringify(containers);
    })
    .toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('[data-story]')).toHaveCount(0);
  await expect
    .poll(async () => {
      const [lives, containers] = await livesAndContainers();
      return JSON.stringify(lives) === JSON.stringify(containers);
    })
    .toBe(true);
});

test('AD-18 AD-20 AD-22 the omnibar of a phone and the sticky banner are closed by their button @phone', async ({
  page,
}) => {
  await withDouble(page, { 'omnibar-1': { isEmpty: false, size: [320, 50] } });
  await openStory(page, '?featureEnable=omnibar');
  const omnibar = page.locator('[data-banner="omnibar"]');
  await expect(omnibar).toBeVisible();
  await omnibar.getByRole('button', { name: 'Close' }).click();
  await expect(omnibar).toBeHidden();
  await expect(omnibar).toHaveAttribute('data-phase', 'closed');
});

test('AD-50 FF-04 pages without ads have no place for any @wide', async ({ page }) => {
  for (const path of ['/topic/health/', '/about/', '/latest/?featureDisable=ads']) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('[data-ad]')).toHaveCount(0);
  }
});

test.describe('when the ad server is gone', () => {
  test('AD-51 ER-32 the log says so and the page is whole @wide', async ({ page, problems }) => {
    await page.route('**/ads/gpt.js', (route) => route.abort());
    await openStory(page);
    await expect
      .poll(() => problems.join('\n'))
      .toContain('googletag not found on window object or script not loaded');
    await expect(page.locator('h1').first()).toBeVisible();
    problems.length = 0;
  });
});
