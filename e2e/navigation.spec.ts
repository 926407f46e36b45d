// Client-side navigation: the loading bar, focus and scroll position, what is requested, and failures.
import type { Page, Route } from '@playwright/test';
import { apiTest, expect, firstStory, hydrated, settled, storiesOn, test } from './journey.ts';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page', includeHidden: true });

/** Holds every matching request until the test releases it. */
async function hold(page: Page, pattern: string | RegExp) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(pattern, (route) => (isOpen ? route.continue() : void held.push(route)));
  return {
    held,
    async release(answer?: Parameters<Route['fulfill']>[0]) {
      isOpen = true;
      for (const route of held.splice(0)) await (answer ? route.fulfill(answer) : route.continue());
    },
  };
}

/** Opens a page with a stopped clock and loads the router. */
async function openStill(page: Page, path: string) {
  await page.clock.install();
  // Nothing is fetched ahead, so that the test decides when code loads.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await reach(page);
}

async function reach(page: Page) {
  await page.locator('main a[href^="/"]').first().focus();
  await expect(bar(page)).toBeAttached();
}

const toTopic = (page: Page) => page.locator('main nav a[href^="/topic/"]').first();

test('NV-01 a page that loads at once shows no loading bar', { tag: '@all' }, async ({ page }) => {
  await openStill(page, await firstStory(page));
  await bar(page).evaluate((element) => {
    const seen: boolean[] = [];
    (window as unknown as { seen: boolean[] }).seen = seen;
    new MutationObserver(() => seen.push(!(element as HTMLElement).hidden)).observe(element, {
      attributes: true,
    });
  });
  await toTopic(page).click();
  await page.waitForURL('**/topic/**');
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(true);
});

test('NV-01 NV-02 NV-03 NV-05 the loading bar shows after 200 ms, runs 5 s, fills and hides', async ({
  page,
}) => {
  await openStill(page, await firstStory(page));
  const data = await hold(page, '**/composer/**');
  const code = await hold(page, /\/assets\/topic-[\w-]{8}\.js$/);
  await toTopic(page).click();
  await expect.poll(() => data.held.length).toBe(1);
  await page.clock.runFor(190);
  await expect(bar(page)).toBeHidden();
  await page.clock.runFor(30);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(1000);
  const width = async () => Number(await bar(page).getAttribute('aria-valuenow'));
  const byTime = await width();
  expect(byTime).toBeGreaterThanOrEqual(18);
  expect(byTime).toBeLessThanOrEqual(23);
  // One data call is 45 percent of the way.
  await data.release();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return width();
    })
    .toBeGreaterThanOrEqual(byTime + 45);
  await expect.poll(() => code.held.length).toBe(1);
  await code.release();
  await page.waitForURL('**/topic/**');
  await expect(bar(page)).toHaveClass(/finished/);
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '100');
  await page.clock.runFor(499);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(10);
  await expect(bar(page)).toBeHidden();
});

test('NV-04 ER-21 ER-24 ER-25 a failed page marks the bar, shows a neutral text and can be tried again', async ({
  page,
  problems,
}) => {
  await openStill(page, await firstStory(page));
  const data = await hold(page, '**/composer/**');
  const [href] = await Promise.all([toTopic(page).getAttribute('href'), toTopic(page).click()]);
  await expect.poll(() => data.held.length).toBe(1);
  await page.clock.runFor(300);
  await expect(bar(page)).toBeVisible();
  await data.release({ status: 500, body: 'the secret inside' });
  await expect(bar(page)).toHaveClass(/failed/);
  await expect(page.locator('main')).toContainText('Error 500');
  await expect(page.locator('main')).not.toContainText('API responded');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  expect(problems.filter((text) => text.includes('API responded with 500'))).toHaveLength(1);
  problems.splice(0);

  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('main h1')).not.toHaveText('Sorry');
  await expect(page.locator('main')).not.toContainText('Error 500');
});

test('NV-15 ER-04 ER-23 ER-24 pictures far below are lazy; a missing page reached by a link is friendly, titled and not reported', {
  tag: '@all',
}, async ({ page, problems }) => {
  await page.goto('/');
  await hydrated(page);
  const far = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((image) => image.getBoundingClientRect().top > innerHeight * 4)
      .map(({ loading }) => loading),
  );
  expect(far.length).toBeGreaterThan(0);
  expect(new Set(far)).toEqual(new Set(['lazy']));
  await page
    .locator('main a[href^="/article/"]')
    .first()
    .evaluate((link) => link.setAttribute('href', '/article/no-such-story/'));
  await page.locator('main a[href="/article/no-such-story/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Uh-oh' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found/);
  // The browser logs every 404 itself; the page's own log has no entry.
  expect(problems.filter((text) => !/the server responded with a status of 404/.test(text))).toEqual([]);
  problems.splice(0);
});

test('NV-06 NV-07 code of linked pages is fetched in idle moments, never for slow or saving readers', {
  tag: '@all',
}, async ({ page, browser, baseURL }) => {
  const story = await firstStory(page);
  const openWith = async (connection: object | undefined) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const own = await context.newPage();
    await own.addInitScript((given) => {
      if (given) Object.defineProperty(navigator, 'connection', { value: given });
      const options: unknown[] = [];
      (window as unknown as { idle: unknown[] }).idle = options;
      const original = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (call, option) => {
        options.push(option);
        return original(call, option);
      };
    }, connection);
    const fetched: string[] = [];
    own.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await own.goto(story);
    await hydrated(own);
    const hasTopic = () => fetched.some((path) => /^\/assets\/topic-[\w-]{8}\.js$/.test(path));
    return { own, fetched, hasTopic, end: () => context.close() };
  };

  const fast = await openWith({ effectiveType: '4g', saveData: false });
  await expect.poll(fast.hasTopic).toBe(true);
  expect(await fast.own.evaluate(() => (window as unknown as { idle: unknown[] }).idle)).toContainEqual({
    timeout: 2000,
  });
  // Data waits for a click.
  expect(fast.fetched.filter((path) => path.includes('/composer/'))).toEqual([]);
  await fast.end();

  for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
    const slow = await openWith(connection);
    // Links are watched last of all; their code would be requested in the next idle moment.
    await settled(slow.own);
    await slow.own.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    expect(slow.hasTopic(), JSON.stringify(connection)).toBe(false);
    await slow.end();
  }
});

test('NV-14 a link with an anchor scrolls to it, and going back restores the position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const target = await storyWithHeading(page);
  await page.goto('/');
  await hydrated(page);
  const link = page.locator('main a[href^="/article/"]').nth(8);
  await link.evaluate((element, href) => element.setAttribute('href', href), target.href);
  await link.scrollIntoViewIfNeeded();
  const from = await page.evaluate(() => scrollY);
  await link.click();
  await page.waitForURL(`**${target.href}`);
  const heading = page.locator(`#${target.id}`);
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await page.waitForURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(from);
  // A page opened by a link starts at its top.
  await page.locator('main a[href^="/article/"]').nth(5).click();
  await page.waitForURL('**/article/**');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

/** A story of the front page with a section heading, and the address of that heading. */
async function storyWithHeading(page: Page) {
  for (const href of await storiesOn(page, '/')) {
    const html = await (await page.request.get(href)).text();
    const id = [...html.matchAll(/<h2 id="([a-z][\w-]*)"/g)].at(-1)?.[1];
    if (id) return { href: `${href}#${id}`, id };
  }
  throw new Error('no story of the front page has a heading');
}

/** Opens a story whose next one is in the same section: then header and footer have nothing to change. */
async function openStoryOfOneSection(page: Page) {
  for (const href of await storiesOn(page, '/')) {
    const html = await (await page.request.get(href)).text();
    const here = /<main[^>]* data-s="([^"]+)"/.exec(html)?.[1];
    const next = /<section[^>]* aria-label="Next story"[^>]*><div[^>]*>/.exec(html)?.[0] ?? '';
    if (!here || !next.includes(`data-s="${here}"`)) continue;
    await page.goto(href);
    return page.getByRole('region', { name: 'Next story' }).getByRole('link').first();
  }
  throw new Error('no story of the front page has a neighbor in its section');
}

test('RM-26 from story to story only the story is requested, and header and footer do not change', async ({
  page,
}) => {
  const link = await openStoryOfOneSection(page);
  await hydrated(page);
  await reach(page);
  // The code of the menus adds attributes to the header when it loads.
  await page.locator('header a[href="/"]').first().hover();
  await expect(page.locator('header summary[aria-expanded]').first()).toBeAttached();
  await settled(page);
  await page.evaluate(() => {
    const changes: string[] = [];
    const shell = [...document.querySelectorAll('header[data-size], footer[id]')];
    Object.assign(window, { changes, shell });
    const watch = new MutationObserver((records) => {
      for (const { type, target, attributeName } of records)
        changes.push(`${type} ${attributeName} ${target.nodeName}`);
    });
    for (const part of shell)
      watch.observe(part, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const answers: { url: string; bytes: number }[] = [];
  page.on('requestfinished', async (finished) => {
    // Pictures belong to the story, code of an embed is cached for a year, and ads come from the ad server.
    if (finished.resourceType() === 'image' || /\/(assets|ads)\//.test(finished.url())) return;
    const { responseBodySize } = await finished.sizes();
    answers.push({ url: finished.url(), bytes: responseBodySize });
  });
  const title = await page.title();
  // Clicked without scrolling: at the end of the page the story stream would start.
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
  await expect(page).not.toHaveTitle(title);

  const composed = () => answers.find(({ url }) => url.includes('/composer/'));
  await expect.poll(composed).toBeDefined();
  const story = composed();
  expect(story?.url).toContain('contentOnly=true');
  const sum = answers.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum, JSON.stringify(answers)).toBeLessThanOrEqual((story?.bytes ?? 0) * 1.3);
  expect(story?.bytes).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
  expect(
    await page.evaluate(() =>
      (window as unknown as { shell: Element[] }).shell.every((part) => part.isConnected),
    ),
  ).toBe(true);
});

test('NV-14 a second click replaces the first, whose request is aborted', { tag: '@all' }, async ({
  page,
}) => {
  const story = await firstStory(page);
  await page.goto(story);
  await hydrated(page);
  await reach(page);
  const dropped: string[] = [];
  page.on('requestfailed', (failed) => dropped.push(failed.url()));
  const data = await hold(page, '**/composer/**/topic/**');
  await toTopic(page).click();
  await expect.poll(() => data.held.length).toBe(1);
  await page.locator('main a[href^="/meet-the-team/"]').first().click();
  await page.waitForURL('**/meet-the-team/**');
  await expect.poll(() => dropped.some((url) => url.includes('/topic/'))).toBe(true);
  await expect(page.locator('main h1')).toBeVisible();
});

test('NV-14 a page whose data cannot be fetched is loaded as a document, so no click is lost', {
  tag: '@all',
}, async ({ page, problems }) => {
  await page.goto(await firstStory(page));
  await hydrated(page);
  await page.route('**/composer/**', (route) => route.abort());
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await toTopic(page).click();
  await page.waitForURL('**/topic/**');
  await expect.poll(() => page.evaluate(() => 'stayed' in window).catch(() => true)).toBe(false);
  await expect(page.locator('main h1')).toBeVisible();
  problems.splice(0);
});

test('RT-02 after a reload, going back shows the page before', { tag: '@all' }, async ({ page }) => {
  await page.goto(await firstStory(page));
  await hydrated(page);
  const title = await page.title();
  await toTopic(page).click();
  await expect(page).not.toHaveTitle(title);
  // Away from all links, which would load the code for navigation.
  await page.mouse.move(0, 0);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveTitle(title);
});

test('ER-17 ER-18 code that is gone reloads the page once a minute, then shows the error page', {
  tag: '@all',
}, async ({ page, problems, context }) => {
  await context.route(/\/assets\/topic-[\w-]{8}\.js$/, (route) => route.abort());
  const story = await firstStory(page);
  await page.goto(story);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await toTopic(page).click();
  await page.waitForURL('**/topic/**');
  // The server sent a new document, complete and readable.
  await expect.poll(() => page.evaluate(() => 'stayed' in window).catch(() => true)).toBe(false);
  await expect(page.locator('main h1')).toBeVisible();

  await page.goto(story);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await toTopic(page).click();
  await expect(page.locator('main')).toContainText('Error 500');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  problems.splice(0);
});

apiTest('ROLE-07 ROLE-08 no screen of the reader’s site is an editor’s', async ({ request }) => {
  for (const path of ['/admin/', '/edit/', '/editor/', '/cms/', '/article/new/', '/moderation/'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('NV-14 SEO-14 the new page’s title is announced, its main area has the focus, and its structured data replaces the old', {
  tag: '@wide',
}, async ({ page }) => {
  const typesOf = () =>
    page
      .locator('head script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')['@type']));
  const path = await firstStory(page);
  await page.goto(path);
  await hydrated(page);
  expect(await typesOf()).toContain('NewsArticle');
  const topic = await toTopic(page).getAttribute('href');
  await toTopic(page).click();
  await page.waitForURL(`**${topic}`);
  await expect(page.locator('[data-place="announcer"]')).toHaveText(await page.title());
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await expect.poll(typesOf).toContain('ItemList');
  const shown = await typesOf();
  expect(shown).not.toContain('NewsArticle');
  // The same as in the server's HTML of the page.
  await page.reload();
  expect(shown).toEqual(await typesOf());
});
