import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './journey.ts';

/** The header's box on wide screens, the menu's on small ones. */
async function openBox(page: Page) {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (!isWide) await page.getByRole('button', { name: 'Open menu' }).click();
  const box = page.locator(isWide ? '#search-header' : '#search-menu');
  await box.focus();
  await expect(box).toHaveRole('combobox');
  return box;
}

function countCalls(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('/autocomplete/')) asked.push(url.searchParams.get('searchQuery') ?? '');
  });
  return asked;
}

const answer = (page: Page, ...suggestions: string[]) =>
  page.route('**/autocomplete/**', (route) =>
    route.fulfill({
      json: { data: { items: suggestions.map((suggestion) => ({ suggestion })) }, meta: {}, links: {} },
    }),
  );

test('SR-01 SR-13 HD-06 typing brings real suggestions once', { tag: '@widths' }, async ({ page }) => {
  const asked = countCalls(page);
  await page.goto('/latest/');
  await hydrated(page);
  const box = await openBox(page);
  // All five letters in one turn: keys sent one by one may be further apart than the box waits.
  await box.evaluate((input: HTMLInputElement) => {
    for (let end = 1; end <= 5; end++) {
      input.value = 'lapto'.slice(0, end);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(asked).toEqual(['lapto']);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(options.first().locator('b')).toHaveText(/lapto/i);
});

test('SR-05 SR-06 SR-07 SR-08 Enter takes the marked suggestion, once', async ({ page, viewport }) => {
  await answer(page, 'laptops', 'laptop <img src=x onerror=alert(1)>');
  await page.goto('/latest/');
  await hydrated(page);
  const box = await openBox(page);
  await box.fill('lap');
  const options = page.getByRole('option');
  await expect(options).toHaveText(['laptops', 'laptop <img src=x onerror=alert(1)>']);
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await box.press('Enter');
  await page.waitForURL('**/search/?**');
  const first = new URL(page.url()).searchParams;
  expect(first.get('searchQuery')).toBe('laptops');
  expect(first.get('searchCorrelationId')).toMatch(/^[0-9a-f-]{36}$/);

  // The same query again leads nowhere; the id stays on the next page of results.
  const again = await openBox(page);
  await again.fill('laptops');
  await again.press('Enter');
  const next = page.getByRole('link', { name: /next/i }).first();
  if (await next.count()) {
    if (viewport && viewport.width < 1024) await page.keyboard.press('Escape');
    await expect(next).toHaveAttribute('href', new RegExp(first.get('searchCorrelationId') ?? ''));
  }
  expect(new URL(page.url()).searchParams.get('searchCorrelationId')).toBe(first.get('searchCorrelationId'));
});

test.describe('on a wide screen', { tag: '@wide' }, () => {
  test('SR-05 SR-06 Enter without a mark takes what was typed', async ({ page }) => {
    await answer(page, 'robot vacuum');
    await page.goto('/latest/');
    await hydrated(page);
    const box = await openBox(page);
    await box.fill('robot');
    await expect(page.getByRole('option')).toHaveCount(1);
    await box.press('Enter');
    await page.waitForURL('**/search/?searchQuery=robot&**');
    await expect(page.locator('header').getByRole('option')).toHaveCount(0);
  });

  test('SR-02 SR-03 emptying the box asks nothing and warns', async ({ page }) => {
    await page.goto('/latest/');
    await hydrated(page);
    const asked = countCalls(page);
    const box = await openBox(page);
    const warned = page.waitForEvent('console', (message) => message.text().includes('query is empty'));
    await box.fill('   ');
    expect((await warned).type()).toBe('warning');
    expect(asked).toEqual([]);
  });

  test('SR-04 without the API the box still searches', async ({ page, problems }) => {
    await page.route('**/autocomplete/**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/latest/');
    await hydrated(page);
    const box = await openBox(page);
    const warned = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    await box.fill('robot');
    await warned;
    await box.press('Enter');
    await page.waitForURL('**/search/?searchQuery=robot&**');
    problems.splice(0, problems.length, ...problems.filter((text) => !/503/.test(text)));
  });

  test('SR-13 Escape closes the list and keeps what was typed; a click chooses', async ({ page }) => {
    await answer(page, 'robot vacuum', 'robot lawn mower');
    await page.goto('/latest/');
    await hydrated(page);
    const box = await openBox(page);
    await box.fill('robot');
    await expect(page.getByRole('option')).toHaveCount(2);
    await box.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(box).toHaveValue('robot');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.press('ArrowDown');
    await page.getByRole('option').nth(1).click();
    await page.waitForURL('**/search/?searchQuery=robot+lawn+mower&**');
  });
});
