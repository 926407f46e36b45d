// The forms of stories and lists by keyboard alone. Others are used so where their journeys are: galleries and videos in
// media.spec.ts, the reading list in reading-tools.spec.ts, the search sheet in search-box.spec.ts, sign-in and comments in
// sign-in-dialog.spec.ts, menus in header.spec.ts.
import type { Page } from '@playwright/test';
import { expect, hydrated, testOnSharedPage as test } from './journey.ts';

/** Without motion: a key pressed while a page still scrolls smoothly to what has focus ends that scroll. */
async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
}
const focused = (page: Page) => page.locator(':focus');

/** True if what has focus comes after the start of this element, or is inside it. */
const isFocusAfter = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const start = document.querySelector(wanted);
    const { activeElement } = document;
    if (!start || !activeElement) return false;
    return Boolean(start.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING);
  }, selector);

test('chapters of a long read are reached from the strip, which does not cover them', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '/in-depth/innovation/battery-made-of-rust-backs-up-a-town/');
  const strip = page.getByRole('navigation', { name: 'Chapters' });
  const links = strip.getByRole('link');
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const target = (await links.nth(1).getAttribute('href')) ?? '';
  const heading = page.locator(target);
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
  await expect(heading).toBeInViewport();
  const [below, above] = await Promise.all([heading.boundingBox(), strip.boundingBox()]);
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await page.keyboard.press('Tab');
  expect(await isFocusAfter(page, target), 'Tab goes on in the chapter').toBe(true);
});

test('a term of an explainer opens after its paragraph, and Escape closes it', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '/article/what-a-token-is-and-why-you-pay-for-it/');
  const term = page.getByRole('button', { name: 'language model' }).first();
  await term.focus();
  const meaning = page.locator(`#${await term.getAttribute('aria-controls')}`);
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(term).toHaveAttribute('aria-expanded', 'true');
    await expect(meaning).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
    await expect(term).toBeFocused();
  }
});

test('how-tos and deals are filtered, a status says what is left, and the address keeps it', async ({
  page,
}) => {
  await test.step('how-tos by time', async () => {
    await open(page, '/how-to/');
    const tasks = page.locator('main ol > li:has(b)');
    const all = await tasks.count();
    await page.getByRole('radio', { name: 'Any time' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '10 min' })).toBeFocused();
    await expect(page).toHaveURL('/how-to/?time=10');
    const left = await tasks.count();
    expect(left).toBeLessThan(all);
    await expect(page.getByRole('status').filter({ hasText: `${left} of ${all} how-tos` })).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(tasks.first().getByRole('link')).toBeFocused();
  });

  await test.step('deals by kind, low and price', async () => {
    await open(page, '/deals/');
    await page.getByRole('radio', { name: /^All/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/deals\/\?kind=[a-z-]+$/);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ deals$/ })).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch', { name: '90-day lows first' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/&lows=first$/);
    await page.keyboard.press('Tab');
    const most = page.getByRole('combobox', { name: 'Most I would pay' });
    await expect(most).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/&lows=first&max=50$/);
    await expect(most).toBeFocused();
  });
});

test('key events of a live blog lead to their entries, whose links are copied', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/article/tern-open-day-live/');
  const events = page.getByRole('navigation', { name: 'Key events' }).getByRole('link');
  await events.first().focus();
  await page.keyboard.press('Tab');
  await expect(events.nth(1)).toBeFocused();
  const target = (await events.nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe(target);
  // Entries have estimated heights until they come close to the screen: the link still leads to the start of its entry.
  const top = () => page.locator(target).evaluate((entry) => entry.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(200);

  await test.step('Tab goes on inside the entry', async () => {
    // Its name is what it did, once it was pressed.
    const copy = page.locator(target).locator('button');
    await expect(copy).toHaveAccessibleName(/^Copy a link to: /);
    for (let presses = 0; presses < 8 && !(await copy.evaluate((it) => it.matches(':focus'))); presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusAfter(page, target)).toBe(true);
    }
    await expect(copy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(copy).toContainText('Link copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(target);
  });

  await test.step('the switch shows key events alone', async () => {
    await page.getByRole('switch', { name: 'Show key events only' }).focus();
    await page.keyboard.press('Space');
    await expect(focused(page)).toBeChecked();
    await expect(page.locator('[id^="live-"]', { hasText: 'They are sweeping the hall' })).toBeHidden();
    await page.keyboard.press('Space');
    await expect(page.locator('[id^="live-"]', { hasText: 'They are sweeping the hall' })).toBeVisible();
  });
});
