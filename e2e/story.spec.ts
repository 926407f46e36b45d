import type { Locator, Page } from '@playwright/test';
import {
  expect,
  fetchOriginal,
  hydrated,
  staffToken,
  storiesOn,
  testOnSharedPage as test,
} from './journey.ts';
import { test as newsroomTest } from './newsroom.ts';

const long = '/article/chip-shortage-over-power-shortage-starting/';
const live = '/article/tern-open-day-live/';
const ended = '/article/data-center-vote-live/';
const withVideo = '/article/old-tablet-kitchen-screen/';

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}
const shareBar = (page: Page) => page.locator('ul[aria-label="Share this story"]:visible').first();

test('ART-01 ART-02 ART-05 ART-11 ART-13 ART-14 ART-20 ROLE-06 one story: sharing, pictures, contents, print, comments, staff link', {
  tag: '@widths',
}, async ({ page, context, viewport }) => {
  const isWide = (viewport?.width ?? 0) >= 1024;
  if (isWide) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const response = await page.goto(long);
  await hydrated(page);
  const staffLink = page.getByRole('link', { name: 'Edit this story' });

  await test.step('ROLE-06 ART-20 readers get no link to the form of the story', async () => {
    expect(await response?.text()).not.toMatch(/Edit this story|\/desk\//);
    await expect(staffLink).toHaveCount(0);
  });

  await test.step('ART-14 the other ways to share open, and close on a click elsewhere and on Escape', async () => {
    const more = shareBar(page).locator('summary');
    const item = shareBar(page).locator('[data-share="pinterest"]');
    await more.click();
    await expect(item).toBeVisible();
    await page.locator('h1').click();
    await expect(item).toBeHidden();
    await more.click();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(more).toBeFocused();
    const names = shareBar(page).locator('details li > :is(a, button)');
    await page.keyboard.press('ArrowDown');
    await expect(names.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(names.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(names.nth(1)).toBeFocused();
    // The system's sheet is offered only where there is one.
    const shown = (await names.allInnerTexts()).filter((name) => name !== 'Share…');
    expect(shown).toEqual(['Copy link', 'Email', 'Flipboard', 'Pinterest']);
    await page.keyboard.press('Escape');
  });
  if (!isWide) return;

  await test.step('ART-01 ART-11 sharing opens a window of 620 by 440', async () => {
    await page.evaluate(() => {
      window.open = (...args) => {
        document.documentElement.dataset.opened = JSON.stringify(args);
        return null;
      };
    });
    await shareBar(page).locator('[data-share="facebook"]').click();
    const opened = JSON.parse((await page.locator('html').getAttribute('data-opened')) ?? '[]') as string[];
    expect(new URL(opened[0] ?? '').searchParams.get('u')).toMatch(
      new RegExp(`^http.*(${long}|/s/[A-Za-z0-9]{7,})$`),
    );
    expect(opened[2]).toContain('width=620,height=440');
  });

  await test.step('ART-01 the link is copied, and a status message says so', async () => {
    await shareBar(page).locator('summary').click();
    await shareBar(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' }).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${long}$`));
  });

  await test.step('on paper there is the story and where its links lead', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('body > * header').first()).toBeHidden();
    await expect(page.locator('[data-share]:visible')).toHaveCount(0);
    await expect(page.locator('[data-view="next-story"]')).toBeHidden();
    // In both themes paper is white and its text is dark.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).color)).toBe(
      'rgb(8, 10, 18)',
    );
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  await test.step('ART-05 a picture opens large, by key too, and returns the focus', async () => {
    const picture = page.locator('article a[data-zoom]').first();
    await picture.scrollIntoViewIfNeeded();
    await picture.focus();
    await page.keyboard.press('Enter');
    const lightbox = page.locator('dialog[data-modal="lightbox"]');
    await expect(lightbox.locator('img').first()).toBeVisible();
    await lightbox.getByRole('button', { name: 'Zoom in' }).click();
    await expect(lightbox.locator('[data-zoomed]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(picture).toBeFocused();
  });

  await test.step('the contents mark the section being read', async () => {
    const contents = page.getByRole('navigation', { name: 'In this article' }).first();
    const second = contents.locator('a').nth(1);
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  });

  await test.step('beside a long story the rail is never empty', async () => {
    const article = page.locator('article[data-form="rail"]').first();
    const width = (part: Locator) => part.evaluate((element) => (element as HTMLElement).offsetWidth);
    const beside = article.getByRole('complementary', { name: 'Beside: Who pays for the wire' });
    if ((page.viewportSize()?.width ?? 0) >= 1230) {
      expect(await width(article.getByRole('navigation', { name: 'In this article' }))).toBe(184);
      expect(await width(article.locator('[data-chapter]').first())).toBe(680);
      expect(await width(beside)).toBe(300);
      await expect(article.getByText(/\d min left/).last()).toBeVisible();
    }
    // An editor placed this one; lists of the layout fill what would stay bare.
    await expect(beside).toContainText('$1.87');
    await expect(article.locator('[data-piece]', { hasText: 'More on this topic' })).toHaveCount(1);
    for (const heading of ['The queue is the story', 'Who pays for the wire', 'A way out, in small pieces']) {
      await page.locator('article h2', { hasText: heading }).first().scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          article.locator('[data-piece] > *').evaluateAll(
            (pieces) =>
              pieces.filter((piece) => {
                const { top, bottom, height } = piece.getBoundingClientRect();
                return height > 0 && top < innerHeight && bottom > 0;
              }).length,
          ),
        )
        .toBeGreaterThan(0);
    }
  });

  await test.step('ART-02 ART-13 the comments button scrolls to the comments and opens them', async () => {
    await shareBar(page).locator('[data-share="comments"]').click();
    const comments = page.locator('[id^="comments-"]').first();
    await expect(comments.locator('details')).toHaveAttribute('open', '');
    await expect(comments).toBeInViewport();
  });

  await test.step('ROLE-06 ART-20 staff get a link to the form of the story', async () => {
    await context.addCookies([{ name: 'core_auth_staff', value: '1', url: page.url() }]);
    await page.goto('about:blank');
    await open(page, long);
    await expect(staffLink.first()).toHaveAttribute('href', /\/content\/article\/[^/]+\/edit\/$/);
  });
});

test('CL-19 a story keeps its text when the clock is years slow and when its markup was changed before hydration', {
  tag: '@all',
}, async ({ page, problems }) => {
  const read = async () => ({
    paragraphs: await page.locator('article p:not(:has(time, a[href^="/meet-the-team/"]))').allInnerTexts(),
    withNames: await page.locator('article p:not(:has(time))').allInnerTexts(),
    dates: await page.locator('article time').count(),
  });
  await open(page, long);
  const before = await read();
  expect(before.paragraphs.length).toBeGreaterThan(10);

  await test.step('a translation extension', async () => {
    const translation = await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const name = document.querySelector('article a[href^="/meet-the-team/"]');
        if (name) name.textContent = 'A translated name';
      });
    });
    await page.goto(long);
    // It is loaded once more, and stays as the server sent it.
    await page.waitForFunction(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation?.type === 'reload' && document.readyState === 'complete';
    });
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
    expect((await read()).paragraphs).toEqual(before.paragraphs);
    expect(problems.splice(0).join()).toContain('418');
    await translation.dispose();
  });

  await test.step('a slow clock', async () => {
    await page.clock.setFixedTime('2020-01-01T00:00:00Z');
    // A document that is loaded again at the same URL keeps its history state.
    await page.goto('about:blank');
    await open(page, long);
    expect(await read()).toEqual(before);
  });
});

/** A story without comments: with cookies rejected its comments are one line of text. */
async function quietStory(page: Page): Promise<string> {
  for (const path of await storiesOn(page, '/latest/')) {
    const html = await (await page.request.get(path)).text();
    if (/disqus-comment-count"[^>]*><\/span>/.test(html) && html.includes('data-place="seamless"'))
      return path;
  }
  throw new Error('every story of the list has comments');
}

test('ART-13 SM-10 with cookies rejected the comments are short, and their story stays the current one', {
  tag: '@all',
}, async ({ page }) => {
  const path = await quietStory(page);
  await open(page, path);
  const title = await page.title();
  await shareBar(page).locator('[data-share="comments"]').click();
  const comments = page.locator('[id^="comments-"]').first();
  await expect(comments.locator('details')).toHaveAttribute('open', '');
  const next = page.locator('[data-story]').first();
  await expect(next.locator('h2').first()).toBeAttached();
  // Two frames later the stories in sight are known.
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(comments).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${path}#comments-`));
  await expect(page).toHaveTitle(title);
  // Reading on is another story.
  await next
    .locator('h2')
    .first()
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await expect(comments).not.toBeInViewport();
  await expect(page).not.toHaveURL(new RegExp(path));
  await expect(page).not.toHaveTitle(title);
});

test.describe('a reader who allows social embeds', () => {
  test.use({ consent: 'accepted' });

  test('CM-01 ART-23 opens the comments and finds the thread there @wide', { tag: '@all' }, async ({
    page,
  }) => {
    await open(page, long);
    const comments = page.locator('[id^="comments-"]').first();
    await comments.locator('summary').click();
    await expect(comments.locator('details > div')).toContainText(/\d+ comments?/i);
  });
});

test('ART-03 ART-07 no request to other sites before a click; a deep link leads to its pick', async ({
  page,
}) => {
  await test.step('ART-07 no other site gets a request before the reader starts the video', async () => {
    const others: string[] = [];
    await page.route(/^https:/, async (route) => {
      others.push(new URL(route.request().url()).host);
      await route.fulfill({ contentType: 'text/html', body: '<title>video</title>' });
    });
    await open(page, withVideo);
    const button = page.getByRole('button', { name: 'Play from YouTube' });
    await button.scrollIntoViewIfNeeded();
    await expect(
      page.getByText('This video comes from another site, which may track you.').first(),
    ).toBeVisible();
    expect(others).toEqual([]);
    await button.click();
    await expect(page.locator('iframe[title^="Video on YouTube"]')).toBeVisible();
    await expect.poll(() => others).toEqual(['www.youtube-nocookie.com']);
  });

  await test.step('ART-03 a deep link to a pick arrives there', async () => {
    const html = await (await page.request.get('/article/best-laptops/')).text();
    const id = [...html.matchAll(/<section[^>]* id="(listicle-[^"]+)"/g)].at(-1)?.[1];
    await page.goto(`/article/best-laptops/#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});

test('CL-37 CL-38 a live blog announces new entries; after a day it ends and stops polling', {
  tag: '@all',
}, async ({ page, context }) => {
  await test.step('CL-37 CL-38 a live blog announces new entries and moves nothing until the reader opens them', async () => {
    await page.clock.install();
    await page.route('**/api/neutron/components/**', async (route) => {
      const answer = await (await fetchOriginal(route)).json();
      const blocks = answer.data.data.bodyBlocks;
      const first = blocks.findIndex(
        (block: { embed?: { type: string } }) => block.embed?.type === 'liveEntry',
      );
      const embed = { ...blocks[first].embed, uuid: 'new', title: 'Just in', html: '<p>News.</p>' };
      blocks.splice(first, 0, { kind: 'embed', embed });
      await route.fulfill({ json: answer });
    });
    await open(page, live);
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
    const top = () =>
      page
        .locator('[id^="live-"]')
        .first()
        .evaluate((entry) => entry.getBoundingClientRect().top);
    const before = await top();
    const notice = page.getByRole('button', { name: '1 new entry' });
    // Polling starts after hydration: its half minute may begin later than the one here.
    await expect(async () => {
      await page.clock.runFor(31_000);
      await expect(notice).toBeAttached({ timeout: 1000 });
    }).toPass();
    expect(await top()).toBe(before);
    await notice.press('Enter');
    await expect(page.locator('#live-new h2')).toBeFocused();
    await expect(page.locator('#live-new')).toContainText('Just in');
    // The entries that were there keep their own words.
    await expect(page.locator('#live-new + section')).toContainText('They are sweeping the hall');
    await expect(page.locator('#live-new + section')).toContainText('a man with a wide broom');
  });

  await test.step('CL-38 each entry has a link to copy, and key events can be shown alone', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy a link to: Just in' }).click();
    await expect(page.locator('#live-new button')).toContainText('Link copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#live-new$/);
    const plain = page.locator('[id^="live-"]', { hasText: 'They are sweeping the hall' });
    await page.getByRole('switch', { name: 'Show key events only' }).check();
    await expect(plain).toBeHidden();
    await page.getByRole('switch', { name: 'Show key events only' }).uncheck();
    await expect(plain).toBeVisible();
  });

  await test.step('CL-37 a live blog ends after a day and stops polling', async () => {
    await page.unrouteAll();
    let requests = 0;
    await page.route('**/api/neutron/components/**', async (route) => {
      requests += 1;
      await route.continue();
    });
    await open(page, ended);
    await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
    await expect(page.locator('h1')).toContainText('as it happened');
    await expect(page.getByRole('switch')).toHaveCount(0);
    expect(await (await page.request.get(ended)).text()).not.toContain('http-equiv="refresh"');
    expect(await (await page.request.get(live)).text()).toContain(
      '<noscript><meta http-equiv="refresh" content="60"></noscript>',
    );
    await page.clock.runFor(120_000);
    expect(requests).toBe(0);
  });
});

newsroomTest(
  'ROLE-06 ART-20 ART-21 staff get from every kind of content to its staff page, and the headline stays free @phone',
  { tag: '@all' },
  async ({ page, browser, context, baseURL }) => {
    const links: string[] = [];
    await context.addCookies([{ name: 'core_auth_staff', value: '1', url: baseURL ?? '' }]);
    const headers = { authorization: `Bearer ${staffToken}` };
    const firstOf = async (list: string, pattern: RegExp) =>
      pattern.exec(await (await page.request.get(list)).text())?.[1] ?? list;
    const paths = [
      long,
      '/product/halden-book-14/',
      await firstOf('/video/', /href="(\/video\/(?!share)[^"]+)"/),
      await firstOf('/pictures/', /href="(\/pictures\/[a-z][^"]+)"/),
      '/collection/fixable/',
      '/feature/how-we-test/',
    ];
    // Where the headline was before the link was added.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const top = document.querySelector('h1')?.getBoundingClientRect().top;
        if (document.readyState === 'interactive') Object.assign(window, { headTop: (top ?? 0) + scrollY });
      });
    });
    for (const path of paths) {
      await open(page, path);
      const link = page.getByRole('link', { name: 'Edit this story' }).first();
      await expect(link, path).toBeVisible();
      const moved = await page.evaluate(() => {
        const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
        return Math.abs(top + scrollY - Reflect.get(window, 'headTop'));
      });
      expect(moved, `${path} moves for the link`).toBeLessThan(2);
      const [head, staff] = await Promise.all([
        page.locator('h1').first().boundingBox(),
        link.locator('xpath=..').boundingBox(),
      ]);
      const isApart = head && staff && (staff.y + staff.height <= head.y || head.y + head.height <= staff.y);
      expect(isApart, path).toBe(true);
      links.push((await link.getAttribute('href')) ?? '');
    }
    const editor = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: headers });
    const desk = await editor.newPage();
    for (const address of links) {
      await desk.goto(address);
      await desk.waitForURL(/\/desk\/stories\/[^/]+\/$/);
      await expect(desk.getByRole('status').filter({ hasText: 'Saved' }), address).toBeVisible();
    }
    await editor.close();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('ART-01 ART-05 the story reads whole, and only what works is offered', async ({ page }) => {
    await page.goto(withVideo);
    await expect(page.locator('[data-share="facebook"]:visible').first()).toHaveAttribute('href', /^https:/);
    await expect(page.getByRole('button', { name: 'Play from YouTube' })).toBeHidden();
    await expect(page.locator('article a[href^="https://www.youtube.com/watch"]').first()).toBeVisible();
  });
});

test('ART-05 no word of a chart is cut off at its edges @phone', { tag: '@all' }, async ({ page }) => {
  await page.goto('/article/cloud-prices-rise-first-time-six-years/');
  const outside = await page.locator('main figure svg:has(text)').evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const { left, right } = chart.getBoundingClientRect();
      return [...chart.querySelectorAll('text')]
        .map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5))
        .map(({ words }) => words);
    }),
  );
  expect(outside).toEqual([]);
  await expect(page.locator('main figure svg text', { hasText: 'Jan 2027' })).toBeVisible();
});
