// The story stream: which stories follow, the URL, and how a reader stops it.
import type { Page } from '@playwright/test';
import { consentContextPath } from '#content/rules/consent/consent-model.ts';
import {
  expect,
  hydrated,
  settled,
  storiesOn,
  storyOfNoReport,
  testOnSharedPage as test,
} from './journey.ts';
import { expectStill, writeShifts } from './layout-shifts.ts';

const followed = (page: Page) => page.locator('[data-story]');
const controls = (page: Page) => page.locator('div[data-seamless]');

async function openStory(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(storyOfNoReport);
  await hydrated(page);
  return storyOfNoReport;
}

/** Scrolls to the end until so many stories have followed. */
async function readOn(page: Page, stories: number) {
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const end = document.querySelector('div[data-seamless]');
        (end ?? document.querySelector('[data-view="next-story"]'))?.scrollIntoView();
      });
      // After two stories that followed by themselves a button shows the next; with it the count is settled.
      const button = controls(page).getByRole('button', { name: 'Show the next story' });
      const isStopped = await button.isVisible();
      if (isStopped && (await followed(page).count()) < stories) await button.click();
      return followed(page).count();
    })
    .toBeGreaterThanOrEqual(stories);
}

test('AP-18 SM-01 SM-02 SM-09 SM-10 SM-11 the next story follows, URL and head change with the reader, and back again', async ({
  page,
}) => {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/neutron/seamless/')) calls.push(url);
  });
  const path = await openStory(page);
  const title = await page.title();
  // Nothing is requested before the reader is close to the end.
  expect(calls).toEqual([]);
  await page.evaluate(() => {
    const views: unknown[] = [];
    Object.assign(window, { views });
    document.addEventListener('story-entered', (event) => views.push((event as CustomEvent).detail));
  });
  const band = page.getByRole('region', { name: 'Next story' });
  const headline = await band.getByRole('heading', { level: 2 }).textContent();
  const next = await band.getByRole('link').getAttribute('href');
  // Its upper edge only: the next story is still below the viewport, so it is not entered.
  await band.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight + 40));
  await expect(followed(page)).toHaveCount(1);
  // The boundary is the head of the next story: its headline is there once, as a part of it.
  await expect(band).toBeHidden();
  const article = followed(page).getByRole('article', { name: headline ?? '' });
  await expect(article.getByRole('heading', { level: 2, name: headline ?? '' })).toHaveCount(1);
  await expect(article.getByText('Next', { exact: true })).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.searchParams.get('limit')).toBe('3');
  const named = ['componentName', 'componentDisplayName', 'componentType'];
  expect(named.map((name) => calls[0]?.searchParams.get(name))).toEqual(['seamless', 'Seamless', 'Seamless']);
  expect(page.url()).toContain(path);

  const second = followed(page).first();
  await second
    .locator('h2')
    .first()
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${next}$`));
  const views = () =>
    page.evaluate(() => (window as unknown as { views: { path: string; viewGuid: string }[] }).views);
  expect((await views()).map((view) => view.path)).toEqual([next]);

  await page
    .locator('main article')
    .first()
    .evaluate((story) => story.scrollIntoView());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page).toHaveTitle(title);
  const [first, again] = await views();
  expect(again?.path).toBe(path);
  expect(first?.viewGuid).not.toBe(again?.viewGuid);

  // Two follow by themselves; then there is a button, and the bar names the story on screen.
  await readOn(page, 2);
  const more = controls(page).getByRole('button', { name: 'Show the next story' });
  await more.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await expect(page.locator('#footer')).toBeInViewport();
  const last = followed(page).last();
  await last.evaluate((story) => {
    const { top, height } = story.getBoundingClientRect();
    scrollBy({ top: top + height / 2, behavior: 'instant' });
  });
  const bar = last.locator('[data-bar]');
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link')).toHaveText((await last.locator('h2').first().textContent()) ?? '');
  await expect(bar).toContainText(/min left|Read/);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(62);

  // Three follow, none of them twice, no id twice; then the footer is there.
  await readOn(page, 3);
  await expect(controls(page)).toHaveAttribute('data-seamless', 'ended');
  const paths = await followed(page).evaluateAll((list) =>
    list.map((story) => story.getAttribute('data-story')),
  );
  expect(new Set(paths).size).toBe(3);
  const doubled = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(doubled).toEqual([]);
  await page.locator('#footer').scrollIntoViewIfNeeded();
  await expect(page.locator('#footer')).toBeInViewport();
  expect(await followed(page).count()).toBe(3);
});

for (const { where, tag } of [
  { where: 'on a phone', tag: ['@phone'] },
  { where: 'on a desktop', tag: ['@all'] },
])
  test(`SM-01 a story that loads while the footer is in view moves nothing, ${where}`, { tag }, async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // A reader faster than the network: everything is requested and nothing has loaded.
    for (const late of ['**/assets/start-seamless*', '**/api/neutron/seamless/**'])
      await page.route(late, async (route) => {
        await released;
        await route.continue();
      });
    await openStory(page);
    const requested = page.waitForRequest('**/assets/start-seamless*');
    await page.evaluate(async () => {
      await document.fonts.ready;
      scrollTo(0, document.body.scrollHeight);
    });
    await requested;
    await expect(page.locator('#footer')).toBeInViewport();
    await page.evaluate(writeShifts, false);
    const footerTop = () => page.locator('#footer').evaluate((footer) => footer.getBoundingClientRect().top);
    const before = await footerTop();
    release();
    await expect(followed(page)).not.toHaveCount(0);
    expect(Math.abs((await footerTop()) - before)).toBeLessThan(2);

    // Neither does one requested where the stream has ended, nor a response that never arrives.
    await readOn(page, 3);
    await expect(controls(page)).toHaveAttribute('data-seamless', 'ended');
    await page.route('**/api/neutron/seamless/**', (route) =>
      route.fulfill({ json: { data: { items: [] } } }),
    );
    await page.locator('#footer').evaluate((footer) => scrollBy(0, footer.getBoundingClientRect().top - 600));
    await controls(page).getByRole('button', { name: 'Show more stories' }).click();
    await expect(controls(page)).toHaveAttribute('data-seamless', 'ended');
    await expectStill(page);

    await test.step('nor does one that takes the place of its announcement', async () => {
      const { promise: isInPlace, resolve: arrive } = Promise.withResolvers<void>();
      await page.unroute('**/api/neutron/seamless/**');
      await page.route('**/api/neutron/seamless/**', async (route) => {
        await isInPlace;
        await route.continue();
      });
      await openStory(page);
      const listed = page.waitForRequest('**/api/neutron/seamless/**');
      const band = page.getByRole('region', { name: 'Next story' });
      // Its end and the space below it are on screen.
      await band.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight / 2));
      await listed;
      await page.evaluate(writeShifts, false);
      arrive();
      await expect(followed(page)).not.toHaveCount(0);
      await expectStill(page);
    });
  });

test('RM-11 SM-03 SM-10 NV-14 the parts of a special feature follow it, and a page opened meanwhile keeps its own URL', {
  tag: ['@wide', '@all'],
}, async ({ page }) => {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/neutron/seamless/')) calls.push(url);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/collection/fixable/');
  await hydrated(page);
  await page.evaluate(() => document.querySelector('[data-place="seamless"]')?.scrollIntoView());
  await expect(followed(page)).toHaveCount(1);
  expect(calls.map(({ pathname }) => pathname)).toEqual(['/api/neutron/seamless/wavelength/fixable/web']);
  expect(calls[0]?.searchParams.get('limit')).toBe('10');
  expect(calls[0]?.searchParams.get('collectionId')).toBeTruthy();
  await followed(page)
    .locator('h2')
    .first()
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await expect(page).toHaveURL(/\/article\//);
  // Back in the list, the URL is the list's again.
  await page.locator('#stories').evaluate((list) => list.scrollIntoView());
  await expect(page).toHaveURL(/\/collection\/fixable\/$/);

  await followed(page)
    .first()
    .locator('h2')
    .first()
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await expect(page).toHaveURL(/\/article\//);
  await page.evaluate(() => {
    // The last event the story stream receives before it ends.
    const turnOff = () =>
      document.querySelector<HTMLElement>('div[data-seamless] button:last-of-type')?.click();
    addEventListener('route-changed', turnOff, { capture: true, once: true });
    document.querySelector<HTMLAnchorElement>('a[href$="/collection/fixable/2/"]')?.click();
  });
  await page.waitForURL('**/collection/fixable/2/');
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(page).toHaveURL(/\/collection\/fixable\/2\/$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/collection\/fixable\/2\/$/);
});

test('SM-10 NV-14 back from a link in a following story returns to that story', {
  tag: ['@wide', '@all'],
}, async ({ page }) => {
  await openStory(page);
  await readOn(page, 1);
  const second = followed(page).first();
  const title = second.locator('h2').first();
  // At the top: with its headline further down, the end of the story before it may still be in sight.
  await title.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  const next = await page.locator('[data-view="next-story"] h2 a').getAttribute('href');
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  const headline = await title.textContent();
  // Without scrolling to it: above the headline the story before it is the current one.
  await second.locator('header a[href^="/topic/"]').first().dispatchEvent('click');
  await page.waitForURL('**/topic/**');
  await expect(followed(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await expect(page.locator('main h1').first()).toHaveText(headline ?? '');
  await expect(page.locator('main h1').first()).toBeInViewport();
});

test('SM-05 SM-06 in Washington nothing follows and nothing is requested, also after arriving there', {
  tag: ['@wide', '@all'],
}, async ({ page }) => {
  let listings = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/neutron/seamless/')) listings += 1;
  });
  const isDenied = () => expect(page.locator('html')).toHaveAttribute('data-seamless', 'denied');
  // As the CDN sends it: neither the page nor a cookie has the reader's location.
  await page.setExtraHTTPHeaders({ 'x-geo': 'US-WA' });
  const path = await openStory(page);
  await isDenied();
  await settled(page);
  // Close to the end of a story its page asks for the location again, and where stories may follow for the list too.
  const located = page.waitForResponse(`**${consentContextPath}`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await located;
  await expect(page.locator('#footer')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Read next' })).toBeHidden();
  expect(listings).toBe(0);

  // The same tab in Oregon, where the consent platform still says Washington.
  await page.setExtraHTTPHeaders({ 'x-geo': 'US-OR' });
  await page.goto(path);
  await hydrated(page);
  await readOn(page, 3);
  await expect(controls(page)).toHaveAttribute('data-seamless', 'ended');
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));

  // Back in Washington while the page is open: the stories that followed are removed.
  await page.setExtraHTTPHeaders({ 'x-geo': 'US-WA' });
  const before = listings;
  await controls(page).getByRole('button', { name: 'Show more stories' }).click();
  await isDenied();
  await expect(followed(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(listings).toBe(before);
});

test('SM-01 a reader turns it off on this device and on again; the footer is one link away', {
  tag: ['@wide', '@all'],
}, async ({ page }) => {
  const path = await openStory(page);
  await readOn(page, 1);
  await controls(page).getByRole('link', { name: 'To the footer' }).click();
  await expect(page.locator('#footer')).toBeInViewport();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('footer');
  // Nothing is inserted above the footer from here on, unless the reader requests it.
  await expect(controls(page).getByRole('button', { name: /^Show/ })).toBeVisible();

  await controls(page).getByRole('button', { name: 'Turn this off' }).click();
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.querySelector('[data-view="next-story"]')?.scrollIntoView());
  await expect(controls(page)).toContainText('Automatic loading of the next story is off');
  await expect(followed(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Read next' })).toBeVisible();
  await controls(page).getByRole('button', { name: 'Let stories follow' }).click();
  await expect(followed(page).first()).toBeVisible();
});

test('SM-01 NV-06 with data saving, stories follow after a click', { tag: ['@wide', '@all'] }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openStory(page);
  await page.evaluate(() => document.querySelector('[data-view="next-story"]')?.scrollIntoView());
  const button = controls(page).getByRole('button', { name: 'Show the next story' });
  await expect(button).toBeVisible();
  await expect(followed(page)).toHaveCount(0);
  await button.click();
  await expect(followed(page)).toHaveCount(1);
});

test('SM-11 over twenty stories the page stays as large as three', { tag: ['@wide', '@all'] }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const urls = new Set<string>();
  for (const list of ['/latest/', '/latest/2/', '/latest/3/'])
    for (const href of await storiesOn(page, list)) urls.add(href);
  const [start = '', ...others] = urls;
  const items = others.slice(0, 20).map((url, index) => ({
    id: `s${index}`,
    slug: url.split('/')[2],
    source: 'latest',
    title: url,
    type: 'article',
    url,
  }));
  expect(items).toHaveLength(20);
  await page.route('**/api/neutron/seamless/**', (route) => route.fulfill({ json: { data: { items } } }));
  await page.goto(start);
  await hydrated(page);
  const counts: { stories: number; nodes: number }[] = [];
  for (let n = 1; n <= 20; n += 1) {
    await readOn(page, n);
    await followed(page)
      .nth(n - 1)
      .evaluate((story) => story.scrollIntoView());
    await expect(page).toHaveURL(new RegExp(`${items[n - 1]?.url}$`));
    counts.push(
      await page.evaluate(() => ({
        stories: document.querySelectorAll('[data-story]:not([data-folded])').length,
        nodes: document.querySelectorAll('main *').length,
      })),
    );
  }
  // The one being read, its neighbors, and one that has just loaded.
  expect(Math.max(...counts.map(({ stories }) => stories))).toBeLessThanOrEqual(4);
  const early = Math.max(...counts.slice(0, 5).map(({ nodes }) => nodes));
  expect(counts.at(-1)?.nodes).toBeLessThan(early * 2);

  // A collapsed story keeps its height and is rendered again when the reader returns.
  const third = followed(page).nth(2);
  await expect(third).toHaveAttribute('data-folded', '');
  const height = await third.evaluate((story) => (story as HTMLElement).offsetHeight);
  expect(height).toBeGreaterThan(500);
  await third.evaluate((story) => story.scrollIntoView());
  await expect(third.locator('h2').first()).toBeVisible();
  expect(await third.evaluate((story) => (story as HTMLElement).offsetHeight)).toBeCloseTo(height, -1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('SM-01 what follows is a plain link', { tag: '@wide' }, async ({ page }) => {
    await page.goto(storyOfNoReport);
    const next = page.getByRole('region', { name: 'Next story' }).getByRole('link');
    const href = await next.getAttribute('href');
    // Three stories follow: the first is in the band, and not again among the others.
    const others = page.getByRole('navigation', { name: 'Read next' }).getByRole('link');
    await expect(others).toHaveCount(2);
    expect(await others.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).not.toContain(
      href,
    );
    await next.click();
    await page.waitForURL(`**${href}`);
  });
});
