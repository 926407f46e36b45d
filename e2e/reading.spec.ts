import { expect, firstStory, hydrated, test } from './journey.ts';

test('RT-07 the front page opens with a lead, sections and a way in', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toContain('max-age=300');
  await expect(page).toHaveTitle(/Wavelength/);
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  expect(await page.locator('main a[href^="/article/"], main a[href^="/in-depth/"]').count()).toBeGreaterThan(
    15,
  );
  expect(await page.locator('main img').count()).toBeGreaterThan(10);
});

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

test('RT-02 a deep address reloads to the same screen', async ({ page }) => {
  const href = await firstStory(page);
  await page.goto(href);
  const title = (await page.locator('main h1').textContent()) ?? '';
  await page.reload();
  await expect(page.locator('main h1')).toHaveText(title);
});

test('RT-30 RT-06 CP-19 CL-19 the latest list turns its pages by address, its times on one line', async ({
  page,
}) => {
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

test('RT-44 RT-56 a byline leads to the author and a crumb to the topic', async ({ page }) => {
  await page.goto(await firstStory(page));
  await page.locator('main a[href^="/meet-the-team/"]').first().click();
  await page.waitForURL('**/meet-the-team/**');
  await expect(page.locator('main h1')).toBeVisible();
  await page.goBack();
  await page.locator('main nav a[href^="/topic/"]').first().click();
  await page.waitForURL('**/topic/**');
  await expect(page.locator('main h1')).toBeVisible();
});

test('RT-46 a review card leads to a review with its score', async ({ page }) => {
  await page.goto('/reviews/');
  await page.locator('main a[href^="/product/"]').first().click();
  await page.waitForURL('**/product/**');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByText(/out of 5/).first()).toBeAttached();
});

test('ER-04 ER-06 RM-24 an unknown story is a kind 404 with a way home', async ({ page, problems }) => {
  const answer = await page.goto('/article/no-such-story/');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['cache-control']).toContain('no-cache');
  await expect(page.getByText('Uh-oh')).toBeVisible();
  await expect(
    page.getByText(/This is probably not the page you[’']re looking for\. Sorry about that\./),
  ).toBeVisible();
  await expect(page).toHaveTitle(/Page Not Found/);
  problems.splice(0, problems.length, ...problems.filter((text) => !/404/.test(text)));
});

test('RT-57 ER-25 the error page shows its status and no stack', async ({ page, problems }) => {
  const answer = await page.goto('/_error/static/');
  expect(answer?.status()).toBe(500);
  expect(await answer?.text()).not.toMatch(/\bat .+\.tsx?:\d+/);
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
  problems.splice(0, problems.length, ...problems.filter((text) => !/500/.test(text)));
});

test('IM-24 IM-23 every picture in sight arrives with its size reserved', { tag: '@widths' }, async ({
  page,
}) => {
  await page.goto('/');
  // Pictures of closed menus are not in sight and never load.
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
});
