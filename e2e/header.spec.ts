import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, testOnSharedPage as test } from './journey.ts';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const word = (page: Page, text: string) => page.locator('header summary', { hasText: text }).first();
const panel = (page: Page, name: string) => page.locator(`#menu-${name}`);
const hasFlag = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('icon-menu-open'));

/** Loads the page and the code of the menus. */
async function ready(page: Page, path = '/latest/') {
  await page.goto(path);
  await hydrated(page);
  await page.locator('header a[href="/"]').first().hover();
  await expect(page.locator('header summary[aria-expanded]').first()).toBeAttached();
}

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.locator('#site-menu');
  await expect(sheet).toBeVisible();
  return sheet;
}

test('HD-05 HD-10 HD-11 HD-12 HD-13 HD-14 HD-15 HD-16 HD-27 HD-28 RT-70 the menus by mouse, by keyboard and at their edges @wide', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await ready(page);

  await test.step('HD-27 the header comes with the page: the browser requests none of its links', async () => {
    await expect(panel(page, 'trending').locator('a[href]').first()).toBeAttached();
    const calls = requests
      .map((url) => new URL(url).pathname)
      .filter((path) => path.startsWith('/api/neutron/'));
    expect(calls.filter((path) => /header|pages|components/.test(path))).toEqual([]);
  });

  await test.step('HD-14 hover opens a menu, another replaces it, and moving away closes it', async () => {
    await word(page, 'Tech').hover();
    await expect(panel(page, 'tech')).toBeVisible();
    await expect(word(page, 'Tech')).toHaveAttribute('aria-expanded', 'true');
    await expect(word(page, 'Tech')).toHaveAttribute('aria-controls', 'menu-tech');
    await word(page, 'Security').hover();
    await expect(panel(page, 'security')).toBeVisible();
    await expect(panel(page, 'tech')).toBeHidden();
    await word(page, 'More').hover();
    await expect(panel(page, 'more')).toBeVisible();
    await expect(panel(page, 'security')).toBeHidden();
    await page.mouse.move(700, 880);
    await expect(panel(page, 'more')).toBeHidden();
  });

  await test.step('HD-14 a menu marked clickToOpen opens on click', async () => {
    const editions = page.locator('#menu-editions');
    await word(page, 'Buying Guides').hover();
    await expect(panel(page, 'buying-guides')).toBeVisible();
    // The other menu closes meanwhile, so any hover delay has passed.
    await word(page, 'US').hover();
    await expect(panel(page, 'buying-guides')).toBeHidden();
    await expect(editions).toBeHidden();
    await word(page, 'US').click();
    await expect(editions).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editions).toBeHidden();
  });

  await test.step('HD-10 HD-12 HD-13 one menu at a time; a click outside closes it', async () => {
    await word(page, 'US').click();
    const editions = page.locator('#menu-editions');
    await expect(editions).toBeVisible();
    await expect.poll(() => hasFlag(page)).toBe(true);
    await word(page, 'More').click();
    await expect(panel(page, 'more')).toBeVisible();
    await expect(editions).toBeHidden();
    await expect.poll(() => hasFlag(page)).toBe(false);
    // In the margin, where no link is.
    await page.mouse.click(4, 700);
    await expect(panel(page, 'more')).toBeHidden();
  });

  await test.step('HD-05 RT-70 the editions menu links our edition and the sister sites', async () => {
    await word(page, 'US').click();
    const links = page.locator('#menu-editions a');
    await expect(links).toHaveText(['United States', 'France', 'Germany', 'Korea', 'Japan']);
    await expect(links.first()).toHaveAttribute('href', '/');
    const japan = links.filter({ hasText: 'Japan' });
    await expect(japan).toHaveAttribute('href', 'https://jp.wavelength.example/');
    await expect(japan).toHaveAttribute('rel', /external/);
    await expect(japan).toHaveAttribute('hreflang', 'ja');
    await page.keyboard.press('Escape');
    await page.mouse.move(700, 880);
  });

  await test.step('HD-16 keys open the menus, move in them and close them', async () => {
    await word(page, 'Trending').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'trending')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(word(page, 'Tech')).toBeFocused();
    await expect(panel(page, 'tech')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page, 'tech').getByRole('link', { name: 'All Tech' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page, 'tech').getByRole('link', { name: 'Gaming' })).toBeFocused();
    // Across to the next column of the panel and back.
    await page.keyboard.press('ArrowRight');
    await expect(panel(page, 'tech').locator('[data-column]').nth(1).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(panel(page, 'tech').getByRole('link', { name: 'Gaming' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'tech')).toBeHidden();
    await expect(word(page, 'Tech')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(panel(page, 'tech')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page, 'tech')).toBeHidden();
  });

  await test.step('HD-14 hover at exactly 1024 px opens a menu', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await word(page, 'Business').hover();
    await expect(panel(page, 'business')).toBeVisible();
    await page.mouse.move(700, 780);
    await expect(panel(page, 'business')).toBeHidden();
  });

  await test.step('HD-15 HD-28 at 1023 px hover does nothing; the menus are behind the button', async () => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(word(page, 'Tech')).toBeHidden();
    const sheet = await openSheet(page);
    await word(page, 'Tech').hover();
    await word(page, 'Tech').click();
    await expect(panel(page, 'tech')).toBeVisible();
    await word(page, 'Security').hover();
    await word(page, 'Tech').click();
    await expect(panel(page, 'tech')).toBeHidden();
    await expect(panel(page, 'security')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('HD-11 a menu closes when its page has loaded', async () => {
    await word(page, 'Innovation').hover();
    await panel(page, 'innovation').locator('a[href="/topic/robotics/"]').click();
    await page.waitForURL('**/topic/robotics/');
    await expect(panel(page, 'innovation')).toBeHidden();

    // Also when the page changes without a click in the menu.
    await word(page, 'More').click();
    await expect(panel(page, 'more')).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/latest/');
    await expect(panel(page, 'more')).toBeHidden();
  });
});

for (const { where, tag } of [
  { where: 'on a phone', tag: ['@phone'] },
  { where: 'on a tablet', tag: ['@tablet', '@all'] },
])
  test(`HD-09 HD-11 HD-12 HD-13 HD-16 HD-28 HD-29 the menu of small screens, ${where}`, { tag }, async ({
    page,
    viewport,
  }) => {
    await ready(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    const sheet = await openSheet(page);

    await test.step('HD-13 HD-16 the sheet gets the focus and makes the page inert until it closes', async () => {
      await expect(sheet.getByRole('button', { name: 'Close menu' })).toBeFocused();
      expect(await hasFlag(page)).toBe(true);
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('main')).toHaveAttribute('inert', '');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain(
        'hidden',
      );
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.locator('main')).not.toHaveAttribute('inert', '');
      await expect.poll(() => hasFlag(page)).toBe(false);
    });

    await test.step('HD-09 HD-12 HD-28 one section is open at a time', async () => {
      await openSheet(page);
      await word(page, 'Tech').click();
      await expect(panel(page, 'tech')).toBeVisible();
      await word(page, 'Security').click();
      await expect(panel(page, 'security')).toBeVisible();
      await expect(panel(page, 'tech')).toBeHidden();
      await expect(word(page, 'Security')).toHaveAttribute('aria-expanded', 'true');
      await expect(word(page, 'Tech')).toHaveAttribute('aria-expanded', 'false');
      await word(page, 'Security').click();
      await expect(panel(page, 'security')).toBeHidden();
    });

    await word(page, 'Tech').click();
    if (viewport && viewport.width < 468)
      await test.step('HD-29 links are in two columns up to 467 px and in three from 468', async () => {
        const columns = () =>
          panel(page, 'tech')
            .locator('[data-column] a')
            .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().left)).size);
        await page.setViewportSize({ width: 467, height: 800 });
        await expect.poll(columns).toBe(2);
        await page.setViewportSize({ width: 468, height: 800 });
        await expect.poll(columns).toBe(3);
        await page.setViewportSize(viewport);
      });

    await test.step('HD-11 the sheet closes when its page has loaded', async () => {
      await sheet.locator('a[href="/topic/laptops/"]').click();
      await page.waitForURL('**/topic/laptops/');
      await expect(sheet).toBeHidden();
      await expect(page.locator('main')).not.toHaveAttribute('inert', '');
    });
  });

test('HD-31 a long read has only the compact bar', { tag: ['@widths', '@tablet', '@all'] }, async ({
  page,
}) => {
  const front = await (await page.request.get('/')).text();
  const [, href = '/'] = /href="(\/in-depth\/[^"/]+\/[^"]+)"/.exec(front.slice(front.indexOf('<main'))) ?? [];
  expect(front).toMatch(/<header[^>]* data-size="large"/);
  await page.goto(href);
  await expect(page.locator('header[data-size="compact"]')).toBeAttached();
  // The masthead of the printed page has it too, hidden on screens.
  await expect(page.getByText('Technology, measured.').filter({ visible: true })).toHaveCount(0);
  await expect(word(page, 'Tech')).toBeHidden();
  // The menus are still there, behind the button.
  await hydrated(page);
  await openSheet(page);
  await expect(word(page, 'Tech')).toBeVisible();
  if (isWide(page)) {
    await word(page, 'Tech').hover();
    await word(page, 'Tech').click();
    await expect(panel(page, 'tech')).toBeVisible();
  }
});
