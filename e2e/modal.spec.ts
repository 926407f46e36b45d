import type { Page } from '@playwright/test';
import { expect, hydrated, scrollAndClick, testOnSharedPage as test } from './journey.ts';

const isLocked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-overlay'));
const opener = (page: Page) => page.locator('footer').getByRole('link', { name: 'Cookie Settings' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });

async function openCookieSettings(page: Page) {
  await scrollAndClick(opener(page));
  await expect(modal(page)).toBeVisible();
}

/** Collects `modal-closed` events; each call returns those since the one before. */
async function listenForClosing(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { closings: [] });
    document.addEventListener('modal-closed', (event) =>
      Reflect.get(window, 'closings').push((event as CustomEvent).detail),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'closings').splice(0));
}

/** A sheet at the bottom of small screens, at most 570 px wide elsewhere; the page below does not move sideways. */
async function expectPlaceOfModal(page: Page) {
  await modal(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await modal(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const bodyWidth = () => page.locator('body').evaluate((body) => body.getBoundingClientRect().width);
  const before = await bodyWidth();
  await page.keyboard.press('Escape');
  expect(await bodyWidth()).toBe(before);
  if (!box) throw new Error('the modal has no box');
  if (width < 768) {
    expect(box.width).toBe(width);
    expect(Math.round(box.y + box.height)).toBe(height);
  } else {
    expect(box.width).toBe(570);
    expect(Math.round(box.x * 2 + box.width)).toBe(before);
  }
}

/** A desktop; `npm run test:all` also opens phones and tablets. */
const widths = [
  { where: 'on a desktop', tag: [] },
  { where: 'on phones and tablets', tag: ['@small', '@all'] },
];
for (const { where, tag } of widths)
  test(`FT-10 NV-08 NV-09 NV-10 NV-13 HD-11 a modal opens in place; scrim, button, Escape and a link close it, ${where}`, {
    tag,
  }, async ({ page, context, viewport, problems }) => {
    await page.goto('/latest/');
    await hydrated(page);
    const closings = await listenForClosing(page);

    for (const by of ['scrim', 'button', 'escape'] as const)
      await test.step(`close by ${by}`, async () => {
        await openCookieSettings(page);
        // Measured in the viewport: far above it, an empty ad slot may collapse meanwhile.
        const place = () => opener(page).evaluate((link) => Math.round(link.getBoundingClientRect().top));
        const before = await place();
        await expect(modal(page)).toContainText('Strictly necessary');
        expect(new URL(page.url()).pathname).toBe('/latest/');
        expect(await isLocked(page)).toBe(true);
        if (by === 'scrim') await page.mouse.click(5, 5);
        if (by === 'button') await modal(page).getByRole('button', { name: 'Close' }).click();
        if (by === 'escape') await page.keyboard.press('Escape');
        await expect(modal(page)).toHaveCount(0);
        expect(await isLocked(page)).toBe(false);
        expect(await closings()).toEqual([{ name: 'cookie-settings', by }]);
        await expect(opener(page)).toBeFocused();
        expect(await place()).toBe(before);
      });

    await test.step('size and place', async () => {
      await openCookieSettings(page);
      await expectPlaceOfModal(page);
      await expect(modal(page)).toHaveCount(0);
      await closings();
    });
    if ((viewport?.width ?? 0) < 1024) return;

    await test.step('the focus stays inside', async () => {
      await openCookieSettings(page);
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press('Tab');
        const isOutside = await modal(page).evaluate(
          (element) => !element.contains(document.activeElement) && document.activeElement !== document.body,
        );
        expect(isOutside).toBe(false);
      }
    });

    await test.step('a link inside closes it', async () => {
      // An existing page: the step is about closing, not about where the link leads.
      await page.evaluate(() => document.querySelector('dialog a')?.setAttribute('href', '/news/'));
      await modal(page).getByRole('link').click();
      await page.waitForURL('**/news/');
      await expect(modal(page)).toHaveCount(0);
      expect(await closings()).toEqual([{ name: 'cookie-settings', by: 'route' }]);
    });

    await test.step('NV-13 a notice shows while the network is gone', async () => {
      const notice = page.getByText(/^You are offline\. \w+ saved stor(y is|ies are) on this device\.$/);
      await expect(notice).toHaveCount(0);
      expect(problems).toEqual([]);
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      // Requests that idle moments started while offline have logged their failure.
      problems.length = 0;
    });
  });
