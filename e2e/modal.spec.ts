import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './journey.ts';

async function openCookieSettings(page: Page) {
  await page.goto('/latest/');
  await hydrated(page);
  const opener = page.locator('footer').getByRole('link', { name: 'Cookie Settings' });
  await opener.click();
  const modal = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(modal).toBeVisible();
  return { opener, modal };
}

const isLocked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-overlay'));

async function listenForClosing(page: Page) {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    (window as unknown as { seen: unknown[] }).seen = seen;
    document.addEventListener('modal-closed', (event) => seen.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
}

for (const by of ['scrim', 'button', 'escape'] as const) {
  // The scrim is what a sheet leaves free, so its place depends on the width.
  const tag = by === 'scrim' ? ['@widths', '@tablet'] : [];
  test(`FT-10 NV-08 NV-09 NV-10 cookie settings open in place and close by ${by}`, { tag }, async ({
    page,
  }) => {
    const { opener, modal } = await openCookieSettings(page);
    // Where the reader sees it: far above, an ad place that stayed empty may fold while nobody looks.
    const place = () => opener.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    const at = await place();
    const heard = await listenForClosing(page);
    await expect(modal).toContainText('Strictly necessary');
    expect(new URL(page.url()).pathname).toBe('/latest/');
    expect(await isLocked(page)).toBe(true);
    if (by === 'scrim') await page.mouse.click(5, 5);
    if (by === 'button') await modal.getByRole('button', { name: 'Close' }).click();
    if (by === 'escape') await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    expect(await isLocked(page)).toBe(false);
    expect(await heard()).toEqual([{ name: 'cookie-settings', by }]);
    await expect(opener).toBeFocused();
    expect(await place()).toBe(at);
  });
}

test('NV-09 the focus stays inside an open modal', { tag: '@wide' }, async ({ page }) => {
  const { modal } = await openCookieSettings(page);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    const isOutside = await modal.evaluate(
      (element) => !element.contains(document.activeElement) && document.activeElement !== document.body,
    );
    expect(isOutside).toBe(false);
  }
});

test('HD-11 NV-08 a link inside a modal closes it with the page it leaves', { tag: '@wide' }, async ({
  page,
}) => {
  const { modal } = await openCookieSettings(page);
  const heard = await listenForClosing(page);
  await page.evaluate(() => {
    // A page of ours that exists today: the journey is about the closing, not about the page.
    document.querySelector('dialog a')?.setAttribute('href', '/news/');
  });
  await modal.getByRole('link').click();
  await page.waitForURL('**/news/');
  await expect(modal).toHaveCount(0);
  expect(await heard()).toEqual([{ name: 'cookie-settings', by: 'route' }]);
});

test('NV-08 a modal is a sheet at the foot of small screens and at most 570 px wide elsewhere', {
  tag: ['@widths', '@tablet'],
}, async ({ page, viewport }) => {
  const { modal } = await openCookieSettings(page);
  await modal.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await modal.boundingBox();
  const { width, height } = viewport ?? { width: 0, height: 0 };
  // The page below did not move sideways.
  const roomOf = () => page.locator('body').evaluate((body) => body.getBoundingClientRect().width);
  const room = await roomOf();
  await page.keyboard.press('Escape');
  expect(await roomOf()).toBe(room);
  if (!box) throw new Error('the modal has no box');
  if (width < 768) {
    expect(box.width).toBe(width);
    expect(Math.round(box.y + box.height)).toBe(height);
  } else {
    expect(box.width).toBe(570);
    expect(Math.round(box.x * 2 + box.width)).toBe(room);
  }
});

test('NV-13 a notice says when the network is gone and leaves when it is back', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/latest/');
  await hydrated(page);
  const notice = page.getByText('You’re offline.');
  await expect(notice).toHaveCount(0);
  expect(problems).toEqual([]);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  // Whatever was still to come in an idle moment says that it was lost with the network: rightly.
  problems.length = 0;
});
