// Policies, features, landing pages, collections, tags, feeds, the sitemap, and signing out.
import type { APIRequestContext } from '@playwright/test';
import { apiTest, expect, hydrated, test } from './journey.ts';
import { readHead } from './read-head.ts';
import { readLinks, readTexts } from './read-links.ts';

/** Paths of this site that respond with an error. */
async function deadAmong(paths: readonly string[], request: APIRequestContext): Promise<string[]> {
  const answers = await Promise.all(
    [...new Set(paths)].map(async (path) => ({ path, status: (await request.get(path)).status() })),
  );
  return answers.filter(({ status }) => status >= 400).map(({ path, status }) => `${status} ${path}`);
}

test('RT-17 RT-48 FT-11 a policy reads from its contents to its parts', { tag: '@all' }, async ({
  page,
  viewport,
}) => {
  const answer = await page.goto('/privacy-policy/');
  expect(answer?.headers()['cache-control']).toContain('max-age=7200');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy policy/);
  await expect(page.getByText('Last updated')).toBeVisible();
  const link = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your rights' });
  await link.click();
  await expect(page).toHaveURL(/#h-your-rights$/);
  const heading = page.getByRole('heading', { name: 'Your rights' });
  await expect(heading).toBeInViewport();
  const measure = await page
    .locator('article p')
    .last()
    .evaluate((text) => text.getBoundingClientRect().width);
  expect(measure).toBeLessThanOrEqual(Math.min(680, viewport?.width ?? 0));

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > div footer').first()).toBeHidden();
  await expect(link).toBeHidden();
  await expect(heading).toBeVisible();
});

test.describe('on one width', { tag: '@wide' }, () => {
  test('RT-06 RT-14 RT-16 RT-64 RM-04 landing pages, collections and tags', { tag: '@all' }, async ({
    page,
    request,
  }) => {
    await test.step('RT-14 RM-04 a landing page has one purpose and no topics menu', async () => {
      const answer = await page.goto('/landing/safer-in-a-weekend/');
      expect(answer?.headers()['cache-control']).toContain('max-age=7200');
      await expect(page.locator('#site-menu')).toHaveCount(0);
      await expect(page.locator('#steps-safer ol > li')).toHaveCount(5);
      await page.getByRole('link', { name: 'Begin with step one' }).click();
      await page.waitForURL('**/move-passkeys-between-phones/');
      await expect(page.locator('main h1')).toBeVisible();
    });

    await test.step('RT-16 RT-06 a collection has pages and a last one', async () => {
      await page.goto('/collection/fixable/');
      await expect(page.getByText('Special report').first()).toBeVisible();
      const rows = page.locator('#stories h3 a');
      const first = (await rows.first().textContent()) ?? '';
      // By key: bands above the link are laid out when a mouse jumps to it, and the click may miss.
      await page.getByRole('link', { name: /^Next/ }).first().press('Enter');
      await page.waitForURL('**/collection/fixable/2/');
      await expect(rows.first()).not.toHaveText(first);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/collection\/fixable\/2\/$/,
      );
      // The opening of a special feature is on its first page only.
      await expect(page.locator('#figures')).toHaveCount(0);
      expect((await request.get('/collection/fixable/99/')).status()).toBe(404);
    });

    await test.step('RT-64 a tag lists what carries it, page by page', async () => {
      await page.goto('/tags/privacy/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);
      // By key: bands above the link are laid out when a mouse jumps to it, and the click may miss.
      await page.getByRole('link', { name: /^Next/ }).first().press('Enter');
      await page.waitForURL('**/tags/privacy/2/');
      await expect(page).toHaveTitle('Privacy (page 2) | Wavelength');
      expect((await request.get('/tags/no-such-tag/')).status()).toBe(404);
      expect((await request.get('/tags/privacy/999/')).status()).toBe(404);
    });
  });

  for (const slug of ['how-we-test', 'a-year-in-measurements', 'back-to-school', 'home-office'])
    apiTest(`RT-20 the feature ${slug} is made of its layout`, async ({ request }) => {
      const html = await (await request.get(`/feature/${slug}/`)).text();
      const main = html.slice(html.indexOf('<main'));
      expect(readTexts(html, 'h1', []).map((text) => text.trim())).toEqual([expect.stringMatching(/./)]);
      expect([...main.matchAll(/<section[ >]/g)].length).toBeGreaterThanOrEqual(3);
      expect(readHead(html).links('canonical')).toEqual([
        expect.stringMatching(new RegExp(`/feature/${slug}/$`)),
      ]);
    });

  apiTest(
    'RT-62 the feed list names the feed of the news and one of each topic, and all exist',
    async ({ request }) => {
      const feeds = readLinks(await (await request.get('/rssfeeds/')).text())
        .filter(({ href, within }) => within.includes('main') && href.endsWith('rss.xml'))
        .map(({ href }) => href);
      expect(feeds[0]).toBe('/news/rss.xml');
      expect(feeds).toContain('/topic/security/rss.xml');
      expect(feeds.length).toBeGreaterThan(40);
      expect(await deadAmong(feeds, request)).toEqual([]);
    },
  );

  test('RT-63 every link of the sitemap works, and a day leads to its first story', async ({
    page,
    request,
  }) => {
    await page.goto('/sitemap/');
    await hydrated(page);
    const paths = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''));
    expect(await deadAmong(paths, request)).toEqual([]);

    const day = page.locator('main a[href*="/#day-"]').nth(4);
    const [path = '', anchor = ''] = (await day.getAttribute('href'))?.split('#') ?? [];
    await day.click();
    await page.waitForURL(`**${path}#${anchor}`);
    await expect(page.locator(`#${anchor} a`).first()).toBeInViewport();
  });

  apiTest(
    'RT-15 both pages of the auth flow exist, no other, and they are not cached',
    async ({ request }) => {
      for (const slug of ['terms-of-service', 'registration-success']) {
        const answer = await request.get(`/auth/flow/${slug}/`);
        expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-cache']);
      }
      expect((await request.get('/auth/flow/change-password/')).status()).toBe(404);
    },
  );

  test('RT-60 RT-61 AU-03 AU-06 AU-07 signing out forgets the account, nothing else, and goes home', {
    tag: '@all',
  }, async ({ page, context, baseURL }) => {
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      for (const name of ['user', 'profile', 'login_method', 'comment_token'])
        localStorage.setItem(`core_auth_${name}`, 'x');
      localStorage.setItem('something-else', 'a value');
    });
    await context.addCookies([{ name: 'user', value: 'abc', url: baseURL ?? '' }]);
    await page.goto('/user/logout/');
    await page.waitForURL((url) => url.pathname === '/');
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((name) => name.startsWith('core_auth_'))).toEqual([]);
    expect(stored).toContain('something-else');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('user');
    await expect(page.getByRole('link', { name: 'Join / Log In' }).first()).toBeVisible();
  });

  apiTest('RT-67 AU-16 the account page prompts to sign in', async ({ request }) => {
    const response = await request.get('/user/');
    expect(response.headers()['cache-control']).toBe('no-cache');
    const html = await response.text();
    expect(readHead(html).meta('robots')).toBe('noindex');
    expect(html.slice(html.indexOf('<main'))).toContain('You must be signed in to access this section');
  });

  test('RT-42 a reader who shares a video finds its player alone, at the plural that moves to the singular', {
    tag: '@all',
  }, async ({ page, request }) => {
    const listed = await (await request.get('/video/')).text();
    const [, slug = ''] = /href="\/video\/(?!share\/)([a-z][^/"]*)\/"/.exec(listed) ?? [];
    await page.goto(`/video/${slug}/`);
    await page.locator('summary[title="More ways to share"]:visible').first().click();
    const link = page.locator('a[data-share="player"]:visible').first();
    await expect(link).toHaveAttribute('href', `/videos/share/${slug}/`);
    const [player] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(player).toHaveURL(new RegExp(`/video/share/${slug}/$`));
    await expect(player.locator('video')).toHaveCount(1);
    const answer = await request.get('/videos/share/any-clip/?t=30', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, '/video/share/any-clip/?t=30']);
  });

  apiTest('RT-34 RT-77 prefixes that the server shares with files stay pages', async ({ request }) => {
    for (const path of ['/news/', '/news/2/', '/topic/security/']) {
      const answer = await request.get(path);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
    expect((await request.get('/videos/no-such-thing/')).status()).toBe(404);
  });

  apiTest(
    'RT-69 RT-70 narratives and sister editions are other sites, marked as external',
    async ({ request, baseURL }) => {
      const others = readLinks(await (await request.get('/')).text())
        .filter(({ rel, within }) => within.includes('header') && rel.split(' ').includes('external'))
        .map(({ href }) => new URL(href, baseURL).href);
      expect(others.some((href) => href.includes('narratives.'))).toBe(true);
      expect(new Set(others.filter((href) => /\/\/(fr|de|kr|jp)\./.test(href))).size).toBe(4);
      for (const href of others) expect(href.startsWith(baseURL ?? '')).toBe(false);
    },
  );

  apiTest('FT-02 FT-03 FT-04 FT-07 FT-11 RT-58 no link of header or footer is dead', async ({ request }) => {
    const paths = readLinks(await (await request.get('/')).text())
      .filter(
        ({ href, within }) =>
          href.startsWith('/') && ['header', 'footer', '[popover]'].some((outer) => within.includes(outer)),
      )
      .map(({ href }) => href.split('#')[0] ?? '');
    expect(paths).toEqual(
      expect.arrayContaining(['/about/', '/advertise/', '/sitemap/', '/user/', '/licensing/']),
    );
    expect(await deadAmong(paths, request)).toEqual([]);
  });
});

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('RT-17 RT-61 a text page is complete, and the signed-out page stays and links the front page', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/about/');
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About this demonstration' })).toBeVisible();
    await page.goto('/user/logout/');
    await page.locator('article').getByRole('link', { name: 'Go to the front page' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
