import type { Page } from '@playwright/test';
import { expect, firstStory, hydrated, settled, testOnSharedPage as test } from './journey.ts';
import { expectStill, writeShifts } from './layout-shifts.ts';

const rootData = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

async function openTool(page: Page, name: string) {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (!isWide) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('header summary', { hasText: 'More' }).first().click();
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}

test.describe('a reader who has not answered the banner', { tag: ['@phone', '@all'] }, () => {
  test.use({ consent: 'none' });
  test('a story is saved, listed, removed and brought back', ({ page }) => saveAndRemove(page));
});

async function saveAndRemove(page: Page) {
  const href = await firstStory(page);
  await page.goto(href);
  await settled(page);
  // The one in the bar at the top is hidden until the headline is out of view.
  const save = page.locator('[data-save]').filter({ visible: true }).first();
  await expect(save).toHaveAccessibleName('Save');
  const bar = page.locator('main article header').getByRole('list', { name: 'Share this story' }).first();
  // One row of tools, unless the share bar is in the rail.
  if (await bar.isVisible()) expect((await save.boundingBox())?.y).toBe((await bar.boundingBox())?.y);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(save).toHaveAccessibleName('Saved');
  const message = await page.getByRole('button', { name: 'See your list' }).boundingBox();
  // The message stands above the banner, not behind it.
  const banner = page.getByRole('region', { name: 'Your privacy choices' });
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(
    (await banner.boundingBox())?.y ?? 0,
  );
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => scrollTo(0, 0));
  // At the first level of the header, with the number of stories.
  const saved = page.locator('header').getByRole('link', { name: /^Saved\s*1$/ });
  const box = await saved.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await saved.click();
  await expect(page).toHaveURL('/saved/');
  const list = page.locator('main');
  const headline = list.locator(`h3 a[href="${href}"]`);
  await expect(headline).toBeVisible();
  await expect(list).toContainText('One story');

  await test.step('by keyboard: done, undone, done, read again', async () => {
    const undo = list.getByRole('button', { name: 'Undo' });
    await list.getByRole('button', { name: /^Done ?:/ }).press('Enter');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(headline).toBeVisible();
    await list.getByRole('button', { name: /^Done ?:/ }).press('Enter');
    await list.getByRole('button', { name: 'Done 1' }).press('Enter');
    await expect(headline).toBeVisible();
    await list.getByRole('button', { name: /^To read again/ }).press('Enter');
    await list.getByRole('button', { name: 'To read 1' }).press('Enter');
    await expect(headline).toBeVisible();
    await list.getByRole('button', { name: /^Remove/ }).press('Enter');
    await expect(list.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(headline).toBeVisible();
  });

  await test.step('a story that was taken off the site has no link and can be removed', async () => {
    await page.evaluate(() => {
      const stories = JSON.parse(localStorage.getItem('neutron:1:saved') ?? '[]');
      const gone = { url: '/article/no-such-story/', title: 'Withdrawn', at: 1 };
      localStorage.setItem('neutron:1:saved', JSON.stringify([...stories, gone]));
    });
    await page.reload();
    await expect(list.getByText('No longer available')).toBeVisible();
    await expect(list.locator('a[href="/article/no-such-story/"]')).toHaveCount(0);
    await list.getByRole('button', { name: 'Remove Withdrawn' }).click();
    await expect(list.getByText('No longer available')).toHaveCount(0);
  });
  await list.getByRole('button', { name: /^Remove/ }).click();
  await page.goto(href);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
}

test.describe('with functional storage', () => {
  test.use({ consent: ['C0001', 'C0003'] });

  test('an explainer tells on the next visit which chapters were read', { tag: '@all' }, async ({ page }) => {
    await page.goto('/article/what-a-token-is-and-why-you-pay-for-it/');
    await hydrated(page);
    const chapters = page.getByRole('navigation', { name: 'Chapters' });
    const third = (await chapters.getByRole('link').nth(2).getAttribute('href')) ?? '';
    // Chapters that are jumped over are not read.
    await page.locator(third).evaluate(async (heading) => {
      while (heading.getBoundingClientRect().top > -100) {
        scrollBy({ top: 300, behavior: 'instant' });
        for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await expect(chapters.getByText('2 of 7 read')).toBeVisible();
    await page.goto('/article/what-a-token-is-and-why-you-pay-for-it/');
    await expect(chapters.getByText('2 of 7 read')).toBeAttached();
    await expect(chapters.locator('[data-read]')).toHaveCount(2);
  });
});

test('reading lights the strip, and the front page offers to go on without a jump', { tag: '@all' }, async ({
  page,
}) => {
  const href = await firstStory(page);
  await page.goto(href);
  await settled(page);
  await page.evaluate(() => {
    const { height } = document.querySelector('article')?.getBoundingClientRect() ?? { height: 0 };
    scrollTo({ top: height * 0.4, behavior: 'instant' });
  });
  await expect(page.locator('[data-story-url][data-reading]').first()).toBeAttached();
  await page.waitForFunction(() => localStorage.getItem('neutron:1:started') !== null);

  await page.addInitScript(writeShifts);
  await page.goto('/');
  const place = page.locator('[data-place="continue-reading"]');
  await place.scrollIntoViewIfNeeded();
  const link = place.getByRole('link').first();
  await expect(link).toHaveAttribute('href', href);
  await expect(link).toContainText('% read');
  await expectStill(page, 0.02);
});

test('CP-15 CP-16 FT-09 the breaking banner, footer, theme and text size', async ({ page }) => {
  await test.step('CP-15 CP-16 FT-09 the breaking banner closes for good and reserves no space afterwards; the footer has no toggles', async () => {
    await page.goto('/latest/');
    await settled(page);
    await expect(page.locator('footer').getByRole('button', { name: 'Explore' })).toBeHidden();
    await expect(page.locator('footer a[href="/topic/"]')).toBeVisible();
    const banner = page.locator('aside[data-breaking]');
    await expect(banner).toHaveCount(1);
    await banner.getByRole('button', { name: 'Close this notice' }).click();
    await expect(banner).toBeHidden();
    await page.reload({ waitUntil: 'commit' });
    await banner.waitFor({ state: 'attached' });
    expect(await banner.evaluate((element) => getComputedStyle(element).display)).toBe('none');
    await page.goto('/news/');
    await expect(banner).toBeHidden();
  });

  await test.step('theme and text size are chosen once and applied before the first paint from then on', async () => {
    await page.goto('/latest/');
    await hydrated(page);
    const settings = await openTool(page, 'Reading settings');
    await settings.getByLabel('Dark', { exact: true }).check();
    await settings.getByLabel('Large', { exact: true }).check();
    expect(await rootData(page)).toMatchObject({ theme: 'dark', textSize: 'large' });
    await page.keyboard.press('Escape');

    // When the body starts, before anything is painted.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        (window as unknown as { early: object }).early = { ...document.documentElement.dataset };
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    const early = await page.evaluate(() => (window as unknown as { early: object }).early);
    expect(early).toMatchObject({ theme: 'dark', textSize: 'large' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('18px');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(13, 16, 25)',
    );
  });
});

test('FT-09 sections of the footer open and close on small screens', { tag: ['@phone', '@all'] }, async ({
  page,
}) => {
  await page.goto('/latest/');
  await hydrated(page);
  const toggle = page.locator('footer').getByRole('button', { name: 'Explore' });
  const topics = page.locator('footer a[href="/topic/"]');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(topics).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(topics).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is offered that cannot work', { tag: '@all' }, async ({ page }) => {
    const href = await firstStory(page);
    for (const path of ['/', href]) {
      await page.goto(path);
      for (const name of ['Reading settings', 'Close this notice', 'Explore'])
        await expect(page.getByRole('button', { name, exact: true }).first()).toBeHidden();
    }
    await expect(page.locator('footer a[href="/topic/"]')).toBeVisible();
  });

  test('a story is saved by a form, and the server shows the list', { tag: '@all' }, async ({ page }) => {
    const href = await firstStory(page);
    await page.goto(href);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page).toHaveURL('/reading-list/');
    await expect(page.getByText('this browser holds your list in a cookie')).toBeVisible();
    await expect(page.locator(`a[href="${href}"]`)).toBeVisible();
    await page.goto('/saved/');
    await page.getByRole('link', { name: 'See your list without scripts' }).click();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
  });
});

test('every text changes its color with the system theme, without and with motion', {
  tag: ['@wide', '@all'],
}, async ({ page }) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion });
    await page.goto('/');
    await settled(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion });
    const colors = () =>
      page
        .locator('main time span')
        .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
    const parents = () =>
      page
        .locator('main time span')
        .evaluateAll((spans) =>
          spans.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).color),
        );
    expect((await colors()).length).toBeGreaterThan(0);
    await expect.poll(async () => (await colors()).join()).toBe((await parents()).join());
  }
});
