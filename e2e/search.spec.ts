// The search screen: typing errors, tabs and filters as plain links and a plain form, with and without scripts.
import { expect, testOnSharedPage as test } from './journey.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('SR-10 SR-15 RT-49 a typing error is corrected, matches are marked, tabs and filters narrow the results', async ({
    page,
  }) => {
    const id = '6f1b6c1e-58c3-4b8d-9a3e-2f0c9d4a7b11';
    await page.goto(`/search/?searchQuery=best+labtops&searchCorrelationId=${id}`);
    const main = page.locator('main');
    await expect(main.getByText('Nothing for “best labtops”. Did you mean')).toContainText('best laptops');
    await expect(main.locator('article h3').first()).toHaveText('The best laptops you can buy right now');
    await expect(main.locator('article h3 mark').first()).toHaveText('best laptops');

    await main.getByRole('link', { name: /^Reviews/ }).click();
    await expect(page).toHaveURL(`/search/?searchQuery=best+labtops&type=reviews&searchCorrelationId=${id}`);
    await expect(main.locator('[aria-current=true]')).toHaveText(/^Reviews/);

    await page.goto('/search/?searchQuery=battery');
    await main.getByText('Filter and sort').click();
    await main.getByLabel('Date').selectOption('month');
    await main.getByLabel('Sort by').selectOption('newest');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/searchQuery=battery&topic=&author=&date=month&sort=newest/);
    await expect(main.getByLabel('Date')).toHaveValue('month');
    const times = await main
      .locator('section[aria-labelledby=found-stories] > article time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(times.length).toBeGreaterThan(2);
    expect(times).toEqual([...times].sort().reverse());
    await main.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/search/?searchQuery=battery');
  });
});

test('CL-27 CL-28 CL-29 "More by" leads to a search that the author filters', {
  tag: ['@wide', '@all'],
}, async ({ page }) => {
  await page.goto('/article/what-a-token-is-and-why-you-pay-for-it/');
  // By keyboard: a term of the explainer opens after its paragraph and closes again; focus stays on it.
  const term = page.getByRole('button', { name: 'language model' });
  const meaning = page.locator('p', { hasText: /^Language model\. A program trained on text/ });
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(meaning).toBeVisible();
  await expect(term).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(term).toBeFocused();
  const own = page.getByRole('textbox', { name: 'Try it on your own text' });
  await own.fill('One cat');
  await expect(page.getByRole('status').filter({ hasText: /^2 tokens, 2 words$/ })).toBeVisible();
  await page.getByRole('link', { name: 'More by Ruth Calloway' }).click();
  await expect(page).toHaveURL('/search/?searchQuery=Ruth+Calloway&author=ruth-calloway');
  const main = page.locator('main');
  const found = main.locator('section[aria-labelledby=found-stories] > article');
  await expect(found.first()).toBeVisible();
  for (const story of await found.all()) await expect(story).toContainText('Ruth Calloway');
  await main.getByText('Filter and sort').click();
  await expect(main.getByLabel('Author')).toHaveValue('ruth-calloway');
  // The editors' group is written with a plus.
  await page.goto('/search/?searchQuery=Wavelength+Editors&author=wavelength%2Beditors');
  await expect(found.first()).toContainText('Wavelength Editors');
});

test('SR-10 HD-06 everything is reachable by keyboard', async ({ page }) => {
  await page.goto('/search/?searchQuery=battery');
  const main = page.locator('main');
  await main
    .getByRole('searchbox')
    .or(main.getByRole('combobox', { name: /Search/ }))
    .first()
    .focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: /^All/ }).first()).toBeFocused();
  await main.getByText('Filter and sort').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main.getByLabel('Topic')).toBeFocused();
});
