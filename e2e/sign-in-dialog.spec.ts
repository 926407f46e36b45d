import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, hydrated } from './journey.ts';
import { test } from './newsroom.ts';
import { accountMenu, goOn } from './sign-in.ts';
import type { StaffCalls } from './staff-calls.ts';

test.use({ consent: 'accepted' });

const story = '/article/move-passkeys-between-phones/';
const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the element with this text has focus. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page).textContent()) === text) return;
  }
  throw new Error(`Tab does not reach “${text}”`);
}

/** The newest sign-in link to an address. It is sent after the response. */
async function signInLink(staff: StaffCalls, email: string): Promise<string> {
  const find = () => staff.mailedLink(email, '/identity/link/').catch(() => '');
  await expect.poll(find).not.toBe('');
  return find();
}

test('AU-09 AU-10 AU-13 AU-41 by keyboard alone: a wrong password, then a link by email that another tab opens', async ({
  page,
  problems,
  staff,
}) => {
  const { email } = await staff.newAccount();
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await page.goto(story);
  await hydrated(page);
  await page.getByRole('link', { name: 'Join / Log In' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(field('Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please fill out all required fields')).toBeVisible();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(field('Password')).toBeFocused();
  await page.keyboard.type('hunter22');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That is not the password for this email.')).toBeVisible();
  // The browser logs the failed response, which is expected here.
  problems.length = 0;
  await expect(field('Password')).toBeFocused();
  await expect(field('Password')).toHaveValue('hunter22');
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, 'Email me a sign-in link');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`We sent a link to ${email}. It works for 15 minutes.`)).toBeVisible();

  // Shown for two seconds, while the other tab may still be loading.
  const done = dialog.getByText('You are signed in.').waitFor();
  const tab = await page.context().newPage();
  await tab.goto(await signInLink(staff, email));
  await tab.getByRole('button', { name: 'Sign in' }).press('Enter');
  await tab.waitForURL((url) => url.pathname === story);
  await expect(accountMenu(tab)).toBeVisible();
  expect(new URL(tab.url()).hash).toBe('');
  await tab.close();
  // The first tab takes the sign-in up, says so, and gives focus back to what took the link's place.
  await done;
  await expect(dialog).toHaveCount(0);
  await expect(accountMenu(page)).toBeFocused();
});

test('AU-09 AU-10 CM-08 by keyboard alone: a vote waits for the password, and is counted after it', {
  tag: '@all',
}, async ({ page, baseURL, staff }) => {
  const { email, password } = await staff.newAccount();
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  // A browser that signed in here before is greeted.
  await page.context().addCookies([{ name: 'previous_login', value: '1', url: baseURL ?? '' }]);
  await page.goto(story);
  await page.evaluate(() => {
    const saved = [{ url: '/article/one-person-app-studio-is-back/', title: 'Saved before', at: 1 }];
    localStorage.setItem('neutron:1:saved', JSON.stringify(saved));
  });
  const joined = page.waitForResponse(
    (response) => response.url().endsWith('/reading-list/entries') && response.ok(),
  );
  const thread = page.locator('details[data-thread]').first();
  await thread.locator('summary').press('Enter');
  const vote = thread.getByRole('button', { name: /^Agree/ }).first();
  await vote.press('Enter');
  await expect(field('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(field('Password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await goOn(page);
  await expect(thread.getByRole('button', { name: /^Agree/, pressed: true }).first()).toBeVisible();
  expect(await focused(page).evaluate((element) => element.closest('details[data-thread]') !== null)).toBe(
    true,
  );

  await test.step('comments are sorted, reported and hidden, and focus is never lost', async () => {
    const { keyboard } = page;
    const sorts = thread.getByRole('group', { name: 'Sort comments' }).getByRole('button');
    const before = await thread.locator('.discussion-comment').first().elementHandle();
    await sorts.nth(1).press('Enter');
    await expect(sorts.nth(1)).toHaveAttribute('aria-pressed', 'true');
    // Another comment may be the first one now.
    await expect.poll(() => before?.evaluate((one) => one.isConnected)).toBe(false);
    await expect(sorts.nth(1)).toBeFocused();
    const more = thread.getByRole('button', { name: /^More about the comment by / }).first();
    await more.press('Enter');
    await expect(thread.getByRole('button', { name: 'Copy link' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText('Report');
    await keyboard.press('Enter');
    await expect(thread.getByRole('radio').first()).toBeFocused();
    await tabTo(page, 'Cancel');
    await keyboard.press('Enter');
    await expect(more).toBeFocused();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await keyboard.press(key);
    await expect(thread.getByRole('radio').first()).toBeFocused();
    await keyboard.press('ArrowDown');
    await tabTo(page, 'Send report');
    await keyboard.press('Enter');
    await expect(thread.getByRole('status')).toHaveText(
      'Thank you. A person will read it, usually within the hour.',
    );
    await expect(more).toBeFocused();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await keyboard.press(key);
    await expect(thread.getByText('You hid this reader.').first()).toBeVisible();
    await expect(focused(page)).toHaveText('Show');
    await keyboard.press('Enter');
    await expect(more).toBeFocused();
  });

  await test.step('the list of this device is joined with that of the account, and comes back from it', async () => {
    await joined;
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      for (const name of ['saved', 'list-owner']) localStorage.removeItem(`neutron:1:${name}`);
    });
    await page.goto('/saved/');
    await expect(page.locator('main').getByRole('link', { name: 'Saved before' })).toBeVisible();
    await expect(page.getByText('stored on this device and in your account')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('AU-01 AU-09 a reader signs in by plain steps and comes back to the comments', {
    tag: '@all',
  }, async ({ page, staff }) => {
    const { email, password } = await staff.newAccount();
    await page.goto(story);
    const comments = await page.locator('a[href^="/comments/story/"]').first().getAttribute('href');
    await page.goto(comments ?? '');
    await page
      .getByRole('link', { name: /^Sign in/ })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === '/sign-in/');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL((url) => url.pathname === comments?.split('?', 1)[0]);
    const words = `Written without a script ${staff.name}`;
    await page.getByLabel(/^Add a comment as /).fill(words);
    await page.getByRole('button', { name: 'Post comment' }).click();
    await page.waitForURL((url) => url.hash !== '');
    await expect(page.locator(':target')).toContainText(words);
  });
});
