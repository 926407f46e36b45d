import { expect, firstStory, hydrated, testOnSharedPage as test } from './journey.ts';

test('RT-02 NV-14 RM-25 RM-26 a reader goes to a story and back without a reload', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
  const composer: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/composer/')) composer.push(request.url());
  });
  const link = page.locator('main a[href^="/article/"]').first();
  const href = await link.getAttribute('href');
  await link.scrollIntoViewIfNeeded();
  const from = await page.evaluate(() => window.scrollY);
  await link.click();
  await page.waitForURL(`**${href}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${href}$`));
  expect(composer).toHaveLength(1);
  expect(composer[0]).toContain('contentOnly=true');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('article p').first()).toBeVisible();

  await page.goBack();
  await page.waitForURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(from);
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
});

test('RT-30 RT-06 CP-19 CL-19 the latest list turns its pages by address, its times on one line', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/latest/');
  const times = page.locator('main article time');
  await expect(times.first()).toContainText('ago');
  for (const width of [390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wrapped = await times.evaluateAll((list) =>
      list.flatMap((time) => {
        const words = document.createRange();
        words.selectNodeContents(time.lastElementChild ?? time);
        const lines = new Set([...words.getClientRects()].map(({ top }) => top));
        return lines.size > 1 ? [time.textContent] : [];
      }),
    );
    expect(wrapped, `${width} px`).toEqual([]);
  }
  const first = (await page.locator('main h2 a, main h3 a').first().textContent()) ?? '';
  await page.getByRole('link', { name: /next/i }).first().click();
  await page.waitForURL('**/latest/2/');
  await expect(page.locator('main h2 a, main h3 a').first()).not.toHaveText(first);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/latest\/2\/$/);
});

test('RT-02 RT-44 RT-56 a story reloads to the same screen; its byline leads to the author, a crumb to the topic', async ({
  page,
}) => {
  await page.goto(await firstStory(page));
  const title = (await page.locator('main h1').textContent()) ?? '';
  await page.reload();
  await expect(page.locator('main h1')).toHaveText(title);
  await page.locator('main a[href^="/meet-the-team/"]').first().click();
  await page.waitForURL('**/meet-the-team/**');
  await expect(page.locator('main h1')).toBeVisible();
  await page.goBack();
  await page.locator('main nav a[href^="/topic/"]').first().click();
  await page.waitForURL('**/topic/**');
  await expect(page.locator('main h1')).toBeVisible();
});

test('RT-46 a review card leads to a review with its score', { tag: '@all' }, async ({ page }) => {
  await page.goto('/reviews/');
  await page.locator('main a[href^="/product/"]').first().click();
  await page.waitForURL('**/product/**');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByText(/out of 5/).first()).toBeAttached();
});

test('ER-04 ER-06 ER-22 ER-23 ER-25 RM-24 RT-57 error pages have their status, a friendly text, a link home and no stack', async ({
  page,
  problems,
}) => {
  await test.step('ER-04 ER-06 RM-24 an unknown story', async () => {
    const response = await page.goto('/article/no-such-story/');
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).toContain('no-cache');
    await expect(page.getByText('Uh-oh')).toBeVisible();
    await expect(
      page.getByText(/This is probably not the page you[’']re looking for\. Sorry about that\./),
    ).toBeVisible();
    await expect(page).toHaveTitle(/Page Not Found/);
  });

  await test.step('ER-22 ER-23 an unknown page', async () => {
    await page.goto('/no-such-page/');
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole('heading', { name: 'Uh-oh' })).toBeVisible();
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    const picture = page.locator('main img').first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('RT-57 ER-25 a server error', async () => {
    const response = await page.goto('/_error/static/');
    expect(response?.status()).toBe(500);
    expect(await response?.text()).not.toMatch(/\bat .+\.tsx?:\d+/);
    await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
  });
  problems.splice(0, problems.length, ...problems.filter((text) => !/404|500/.test(text)));
});

test('RT-07 HD-16 IM-23 IM-24 the front page has a lead, sections, pictures with reserved sizes and a skip link', {
  tag: '@widths',
}, async ({ page, viewport }) => {
  const response = await page.goto('/');
  // Pictures in closed menus are not in view and never load.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  );
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter(
        (image) =>
          (image.complete && image.currentSrc && image.naturalWidth === 0) ||
          !image.getAttribute('width') ||
          !image.getAttribute('height'),
      )
      .map((image) => image.outerHTML.slice(0, 200)),
  );
  expect(broken).toEqual([]);
  // Links of pictures repeat those of headlines and are no stop of the Tab key.
  const paths = await page
    .locator('main a:not([tabindex="-1"]):is([href^="/article/"], [href^="/review/"], [href^="/video/"])')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links
        .filter((link) => link.checkVisibility() && link.getBoundingClientRect().top < 2 * innerHeight)
        .map((link) => link.pathname),
    );
  expect(paths.length).toBeGreaterThan(4);
  expect(paths, 'a story is shown once in the first two screens').toEqual([...new Set(paths)]);
  if ((viewport?.width ?? 0) < 1024) return;

  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('max-age=300');
  await expect(page).toHaveTitle(/Wavelength/);
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  expect(await page.locator('main a[href^="/article/"], main a[href^="/in-depth/"]').count()).toBeGreaterThan(
    15,
  );
  expect(await page.locator('main img').count()).toBeGreaterThan(10);

  await test.step('HD-16 the first Tab shows a link past the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    await expect(skip).toHaveAttribute('href', /^#/);
    await expect(skip).toBeVisible();
  });
});
