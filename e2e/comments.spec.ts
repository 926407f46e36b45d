import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect } from './journey.ts';
import { test } from './newsroom.ts';
import { accountMenu, openModal, signInHere } from './sign-in.ts';

test.use({ consent: 'accepted' });

const story = '/article/move-passkeys-between-phones/';
const thread = (page: Page) => page.locator('details[data-thread]').first();

test('CM-01 CM-02 CM-03 CM-08 a user comments, votes and replies, and all readers see it @wide', async ({
  page,
  browser,
  baseURL,
  staff,
}) => {
  const { email, password } = await staff.newAccount();
  await page.goto(story);
  await openModal(page);
  await signInHere(page, email, password);
  await expect(accountMenu(page)).toBeVisible();
  await thread(page).locator('summary').click();
  const words = `<b>Mine</b> & only mine ${staff.name}`;
  await thread(page)
    .getByLabel(/^Add a comment as /)
    .fill(words);
  await thread(page).getByRole('button', { name: 'Post comment' }).click();
  await expect(thread(page).getByRole('status')).toHaveText('Your comment is there.');
  const own = thread(page).locator('.discussion-comment', { hasText: words }).first();
  await own.getByRole('button', { name: /^More about/ }).click();
  await expect(own.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('Escape');

  const other = thread(page).locator('.discussion-comment', { hasText: 'Hester Quill' }).first();
  const agree = other.getByRole('button', { name: /^Agree/ }).first();
  const target = await agree.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  for (const pressed of ['true', 'false', 'true']) {
    await agree.click();
    await expect(agree).toHaveAttribute('aria-pressed', pressed);
    await expect(agree).toBeFocused();
  }
  const thanks = `Thank you for counting, says ${staff.name}.`;
  await other.getByRole('button', { name: 'Reply: Hester Quill' }).click();
  await other.getByLabel('Your reply').fill(thanks);
  await other.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(other.locator('.discussion-comment', { hasText: thanks })).toBeVisible();
  expect(await axeViolations(page, { part: 'details[data-thread]' })).toEqual([]);

  // Readers without scripts get them with the page.
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const reader = await plain.newPage();
  await expect(async () => {
    await reader.goto(story);
    await expect(thread(reader)).toContainText(words, { timeout: 100 });
  }).toPass();
  await thread(reader).locator('summary').click();
  await expect(thread(reader).getByText(words)).toBeVisible();
  await plain.close();
});

test('CM-08 the menu of a comment stays open, with the focus, when the thread is read meanwhile', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(story);
  await thread(page).locator('summary').press('Enter');
  const sorts = thread(page).getByRole('group', { name: 'Sort comments' }).getByRole('button');
  await expect(sorts.nth(1)).toBeVisible();
  let answer = () => {};
  const isOpen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/sort=/, async (route) => {
    await isOpen;
    await route.continue();
  });
  await sorts.nth(1).press('Enter');
  await thread(page)
    .getByRole('button', { name: /^More about/ })
    .first()
    .press('Enter');
  await page.keyboard.press('ArrowDown');
  const report = thread(page).getByRole('button', { name: 'Report' });
  await expect(report).toBeFocused();
  const before = await report.elementHandle();
  answer();
  await expect.poll(() => before?.evaluate((one) => one.isConnected)).toBe(false);
  await expect(report).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(thread(page).getByRole('button', { name: 'Copy link' })).toBeFocused();
});

test('CM-08 a URL with the comments’ anchor opens them @wide', { tag: '@all' }, async ({ page }) => {
  await page.goto(story);
  const id = await page.locator('[id^="comments-"]').first().getAttribute('id');
  // As from an e-mail: a new document, not a jump within this one.
  await page.goto('about:blank');
  await page.goto(`${story}#${id}`);
  await expect(thread(page)).toHaveAttribute('open', '');
  await expect(thread(page).locator('.discussion-comment').first()).toBeVisible();
});
