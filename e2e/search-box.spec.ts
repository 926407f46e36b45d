import type { Page } from '@playwright/test';
import { expect, hydrated, testOnSharedPage as test } from './journey.ts';

/** The header's box on wide screens, the menu's on small ones. */
async function openBox(page: Page) {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (!isWide) await page.getByRole('button', { name: 'Open menu' }).click();
  const box = page.locator(isWide ? '#search-header' : '#search-menu');
  await box.focus();
  await expect(box).toHaveRole('combobox');
  return box;
}

/** Queries the browser requested suggestions for. */
function collectQueries(page: Page) {
  const queries: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('/autocomplete/')) queries.push(url.searchParams.get('searchQuery') ?? '');
  });
  return queries;
}

async function suggest(page: Page, ...suggestions: string[]) {
  await page.unroute('**/autocomplete/**');
  await page.route('**/autocomplete/**', (route) =>
    route.fulfill({
      json: { data: { items: suggestions.map((suggestion) => ({ suggestion })) }, meta: {}, links: {} },
    }),
  );
}

test('SR-01 SR-13 HD-06 typing loads real suggestions once', { tag: '@widths' }, async ({ page }) => {
  const queries = collectQueries(page);
  await page.goto('/latest/');
  await hydrated(page);
  const box = await openBox(page);
  // All five characters in one task: keys sent one by one may be further apart than the debounce interval.
  await box.evaluate((input: HTMLInputElement) => {
    for (let end = 1; end <= 5; end++) {
      input.value = 'lapto'.slice(0, end);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(queries).toEqual(['lapto']);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(options.first().locator('b')).toHaveText(/lapto/i);
});

test('SR-02 SR-03 SR-04 SR-05 SR-06 SR-07 SR-08 SR-13 suggestions by key and click, without them, and without the API @wide', async ({
  page,
  problems,
}) => {
  await page.goto('/latest/');
  await hydrated(page);
  const box = await openBox(page);
  const options = page.getByRole('option');

  await test.step('SR-02 SR-03 emptying the box requests nothing and warns', async () => {
    const queries = collectQueries(page);
    const warned = page.waitForEvent('console', (message) => message.text().includes('query is empty'));
    await box.fill('   ');
    expect((await warned).type()).toBe('warning');
    expect(queries).toEqual([]);
  });

  await test.step('SR-13 Escape closes the list and leaves the text; a click chooses', async () => {
    await suggest(page, 'robot vacuum', 'robot lawn mower');
    await box.fill('robot');
    await expect(options).toHaveCount(2);
    await box.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue('robot');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.press('ArrowDown');
    await options.nth(1).click();
    await page.waitForURL('**/search/?searchQuery=robot+lawn+mower&**');
  });

  await test.step('SR-05 SR-06 Enter without a marked suggestion searches for the typed text', async () => {
    await suggest(page, 'robot vacuum');
    await openBox(page);
    await box.fill('robot');
    await expect(options).toHaveCount(1);
    await box.press('Enter');
    await page.waitForURL('**/search/?searchQuery=robot&**');
    await expect(page.locator('header').getByRole('option')).toHaveCount(0);
  });

  await test.step('SR-04 without the API the box still searches', async () => {
    await page.unroute('**/autocomplete/**');
    await page.route('**/autocomplete/**', (route) => route.fulfill({ status: 503, json: {} }));
    await openBox(page);
    const warned = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    await box.fill('drone');
    await warned;
    await box.press('Enter');
    await page.waitForURL('**/search/?searchQuery=drone&**');
    problems.splice(0, problems.length, ...problems.filter((text) => !/503/.test(text)));
  });

  await test.step('SR-05 SR-06 SR-07 SR-08 Enter chooses the marked suggestion, once', async () => {
    await suggest(page, 'laptops', 'laptop <img src=x onerror=alert(1)>');
    await openBox(page);
    await box.fill('lap');
    await expect(options).toHaveText(['laptops', 'laptop <img src=x onerror=alert(1)>']);
    await box.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await box.press('Enter');
    await page.waitForURL('**/search/?searchQuery=laptops&**');
    const first = new URL(page.url()).searchParams;
    expect(first.get('searchCorrelationId')).toMatch(/^[0-9a-f-]{36}$/);

    // The same query again leads nowhere; the id stays on the next page of results.
    await openBox(page);
    await box.fill('laptops');
    await box.press('Enter');
    const next = page.getByRole('link', { name: /next/i }).first();
    if (await next.count())
      await expect(next).toHaveAttribute('href', new RegExp(first.get('searchCorrelationId') ?? ''));
    expect(new URL(page.url()).searchParams.get('searchCorrelationId')).toBe(
      first.get('searchCorrelationId'),
    );
  });
});

test('SR-01 SR-05 SR-06 the search sheet of small screens, by tap and by keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 1024, 'wide screens have the box in the header');
  await page.goto('/latest/');
  await hydrated(page);
  await page.evaluate(() => localStorage.setItem('neutron:1:searches', JSON.stringify(['old words'])));
  const glass = page.locator('[data-opens-search]');
  const sheet = page.getByRole('dialog', { name: /^Search/ });
  // Until its code has loaded, the glass is a link to the search page.
  await expect(glass).toHaveAttribute('aria-haspopup', 'dialog');

  await test.step('the field has focus in the task of the tap, and nothing is above it', async () => {
    const focused = await glass.evaluate((link: HTMLElement) => {
      link.focus();
      link.click();
      return document.activeElement?.id;
    });
    expect(focused).toBe('search-sheet-query');
    const box = await sheet.boundingBox();
    expect([box?.x, box?.y, box?.width]).toEqual([0, 0, page.viewportSize()?.width]);
    expect((await page.locator('#search-sheet-query').boundingBox())?.height).toBe(48);
    expect((await sheet.getByRole('button', { name: 'Back' }).boundingBox())?.height).toBe(44);
  });

  const input = page.locator('#search-sheet-query');
  await expect(input).toHaveRole('combobox');
  await expect(sheet.getByRole('heading', { name: 'Popular now' })).toBeVisible();
  await expect(sheet.locator('[aria-labelledby="sheet-popular"] li')).toHaveCount(6);
  await expect(sheet.locator('[aria-labelledby="sheet-shortcuts"] li')).toHaveCount(4);

  await test.step('Escape, the button and the browser’s Back close it; focus returns, the page stays', async () => {
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(glass).toBeFocused();
    await glass.press('Enter');
    await sheet.getByRole('button', { name: 'Back' }).click();
    await expect(sheet).toBeHidden();
    await glass.press('Enter');
    await expect(sheet).toBeVisible();
    await page.waitForFunction(() => history.state?.sheet === 'search');
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/latest/');
  });

  await test.step('suggestions with the story they lead to; Clear empties the field', async () => {
    await glass.press('Enter');
    await input.pressSequentially('la');
    await expect(sheet.getByRole('option').first()).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Straight to' })).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Your recent searches' })).toBeHidden();
    await input.press('ArrowDown');
    await expect(sheet.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await sheet.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await expect(sheet.getByRole('heading', { name: 'Your recent searches' })).toBeVisible();
  });

  await input.fill('battery');
  await input.press('Enter');
  await page.waitForURL(/\/search\/\?searchQuery=battery&searchCorrelationId=/);
  await expect(sheet).toBeHidden();
  await expect(page.locator('#search-page-query')).toHaveValue('battery');
  // No ad before the third result.
  const third = page.locator('section[aria-labelledby=found-stories] > article').nth(2);
  const bottom = await third.evaluate((row) => row.getBoundingClientRect().bottom);
  for (const ad of await page.locator('[data-ad]').all())
    if (await ad.isVisible()) expect((await ad.boundingBox())?.y).toBeGreaterThan(bottom);

  await glass.click();
  const recent = sheet.locator('[aria-labelledby="sheet-recent"]');
  await expect(recent.getByRole('listitem')).toHaveText(['battery', 'old words']);
  await recent.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(recent).toHaveCount(0);
  await expect(input).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('SR-11 the glass leads to the search page, whose field has the focus', {
    tag: ['@phone', '@all'],
  }, async ({ page }) => {
    await page.goto('/latest/');
    const glass = page.locator('[data-opens-search]');
    if (await glass.isVisible()) await glass.click();
    else await page.goto('/search/');
    await expect(page).toHaveURL('/search/');
    await expect(page.locator('#search-page-query')).toBeFocused();
    await page.keyboard.type('battery');
    await page.keyboard.press('Enter');
    await page.waitForURL(/searchQuery=battery/);
    await expect(page.locator('section[aria-labelledby=found-stories] > article').first()).toBeVisible();
  });
});
