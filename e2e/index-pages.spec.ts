// The doors: listings with their filters, topics by letter, galleries, the team, the index, letters and search.
import type { Page } from '@playwright/test';
import { dateText } from '#content/rules/date-text.ts';
import { topicListingTabs } from '#content/rules/topic-listing.ts';
import { expect, fetchOriginal, hydrated, storiesOn, test } from './journey.ts';
import { lateFonts } from './late-fonts.ts';
import { readHead } from './read-head.ts';

/** The whole lines of the list that can be seen. */
const shownLines = (page: Page) => page.locator('div[data-filters]:visible');

test.describe('addresses', { tag: '@wide' }, () => {
  for (const [ids, path, status] of [
    ['RT-22', '/pictures/', 200],
    ['RT-22 RT-23', '/pictures/0/', 200],
    ['RT-24', '/pictures/724/', 404],
    ['RT-23', '/pictures/725/', 404],
    ['RT-51', '/topic/2/', 200],
    ['RT-52 RT-06', '/topic/999/', 404],
    ['RT-54', '/topic/listing/zzz/', 404],
    ['RT-55', '/topic/listing/7/', 404],
    ['RT-32 NL-11', '/newsletter-generator/newsletter/no-such-letter/', 404],
    ['RT-06', '/reviews/999/', 404],
  ] as const)
    test(`${ids} ${path} answers ${status}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(status);
    });

  test('CL-02 a story of the topic infographic is sponsored, in its page and in lists', async ({
    request,
  }) => {
    const path = '/paid-content/article/where-a-household-kilowatt-hour-goes/';
    const story = await (await request.get(path.replace('/paid-content', ''))).text();
    expect(new URL(readHead(story).links('canonical')[0] ?? '').pathname).toBe(path);
    expect(story.slice(story.indexOf('<main'), story.indexOf('</h1>'))).toContain('>Sponsored<');
    const list = await (await request.get('/topic/infographic/')).text();
    expect(list.slice(list.indexOf('<main'))).toMatch(new RegExp(`>Sponsored<[\\s\\S]{0,400}href="${path}"`));
  });

  test('RT-54 HD-25 all eight tabs open, and the bare listing leads to the door', async ({ request }) => {
    for (const { slug } of topicListingTabs)
      expect((await request.get(`/topic/listing/${slug}/`)).status(), slug).toBe(200);
    const bare = await request.get('/topic/listing/', { maxRedirects: 0 });
    expect([bare.status(), bare.headers().location]).toEqual([301, '/topic/']);
  });

  test('RT-06 RT-22 RT-54 say where they are at home, and what comes next', async ({ request }) => {
    const headOf = async (path: string) => readHead(await (await request.get(path)).text());
    const path = (address: string | undefined) => new URL(address ?? 'http://nowhere/').pathname;
    const pictures = await headOf('/pictures/0/');
    expect(path(pictures.links('canonical')[0])).toBe('/pictures/');
    const latest = await headOf('/topic/listing/latest/2/');
    expect(path(latest.links('canonical')[0])).toBe('/topic/2/');
    const reviews = await headOf('/reviews/2/');
    expect(path(reviews.links('prev')[0])).toBe('/reviews/');
    expect(path(reviews.links('next')[0])).toBe('/reviews/3/');
    expect(reviews.titles[0]).toContain('page 2');
    const types = reviews.structured.map((thing) => thing['@type']);
    expect(types).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
  });
});

test('CP-20 a chip narrows the list and says how many are left', async ({ page }) => {
  await page.goto('/latest/');
  await hydrated(page);
  const all = await shownLines(page).count();
  const chips = page.getByRole('radio');
  await chips.nth(1).check();
  const left = await shownLines(page).count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  await expect(page.getByRole('status').filter({ hasText: `${left} of ${all} stories` })).toBeAttached();
  // Days without a story of this kind go with their heading.
  for (const day of await page.locator('main section[data-filters]:visible').all())
    expect(await day.locator('[data-filters]:visible').count()).toBeGreaterThan(0);
  await chips.nth(1).press('ArrowLeft');
  await expect(shownLines(page)).toHaveCount(all);
});

/** Every date that rows and heads of stories show, without comments: the moment, and the words a reader sees. */
const shownDates = (page: Page) =>
  page.locator('main article time[datetime]:not([id^="comments-"] *)').evaluateAll((times) =>
    times.map((time) => ({
      date: time.getAttribute('datetime') ?? '',
      words: (time.lastElementChild ?? time).textContent ?? '',
    })),
  );

test('CL-19 lists, articles and reviews say how long ago, and after ten days the date', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/latest/');
  const last = await page.getByRole('navigation', { name: 'Pages' }).locator('li').last().textContent();
  const [recent = ''] = await storiesOn(page, '/latest/');
  const [old = ''] = await storiesOn(page, `/latest/${last}/`);
  const seen = new Set<string>();
  for (const path of ['/latest/', '/news/', `/latest/${last}/`, recent, old, '/product/halden-book-14/']) {
    await page.goto(path);
    await hydrated(page);
    const shown = async () =>
      (await shownDates(page)).map(({ date, words }) => {
        const { kind } = dateText(date, new Date());
        seen.add(kind);
        const expected = kind === 'ago' ? /\d (minute|hour|day)s? ago$/ : /[A-Z][a-z]+ \d{1,2}, \d{4}$/;
        return expected.test(words) ? 'right' : `${date}: ${words}`;
      });
    await expect.poll(async () => [...new Set(await shown())], { message: path }).toEqual(['right']);
  }
  expect([...seen].sort()).toEqual(['ago', 'date']);
});

test.describe('without scripts', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });

  test('CL-19 rows of a list by the hour have a full date', async ({ page }) => {
    for (const path of ['/latest/', '/news/']) {
      await page.goto(path);
      const texts = await page.locator('main article time').allTextContents();
      expect(texts.length).toBeGreaterThan(5);
      for (const text of texts) expect(text).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    }
  });

  test('CP-20 a chip narrows the list all the same', async ({ page }) => {
    await page.goto('/reviews/');
    const all = await shownLines(page).count();
    await page.getByRole('radio').nth(1).check();
    expect(await shownLines(page).count()).toBeLessThan(all);
  });

  test('RT-49 the search box searches, and its pages keep the query', async ({ page }) => {
    await page.goto('/search/');
    await page.locator('main').getByRole('searchbox').fill('battery');
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\/\?searchQuery=battery/);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/search\/2\/\?searchQuery=battery/);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('RT-31 letters can be read, and no button pretends to work', async ({ page }) => {
    await page.goto('/newsletters/');
    await expect(page.getByText('Signing up needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Subscribe/ })).toHaveCount(0);
    await page.getByRole('link', { name: /Read the latest: Locked/ }).click();
    await expect(page.locator('h1')).toHaveText('Locked');
  });
});

test('RT-51 RT-53 HD-25 the topics door has its tabs, and Latest leads back to it', async ({ page }) => {
  await page.goto('/topic/');
  const tabs = page.getByRole('navigation', { name: 'Topics by letter' }).getByRole('link');
  await expect(tabs).toHaveText(topicListingTabs.map(({ label }) => label));
  await expect(tabs.nth(6)).toHaveAttribute('aria-current', 'page');
  await tabs.filter({ hasText: 'S-Z' }).click();
  await expect(page.locator('h1')).toContainText('Topics S-Z');
  const names = await page.locator('main article h2').allTextContents();
  expect(names.length).toBeGreaterThan(3);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  for (const name of names) expect(name).toMatch(/^[s-z]/i);
  await tabs.filter({ hasText: 'Latest' }).click();
  await expect(page).toHaveURL(/\/topic\/$/);
});

test('RT-55 a tab without a topic says so', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/topic/listing/0-9/');
  await expect(page.getByText('No topics start with these characters yet.')).toBeVisible();
});

test('RT-45 RT-44 the team stands by desk, and each person has a page', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/meet-the-team/');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(page.getByText('Senior editor, infrastructure').first()).toBeVisible();
  await page.getByRole('link', { name: 'Priya Raman' }).first().click();
  await expect(page.locator('h1')).toHaveText('Priya Raman');
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Meet the team' })
    .click();
  await expect(page).toHaveURL(/\/meet-the-team\/$/);
});

test('RT-29 CP-17 the index ranks with directions, draws a chart and has every number', async ({ page }) => {
  await page.goto('/innovation-index/');
  await expect(page.locator('header nav[aria-label="Topics"]:visible')).toHaveCount(0);
  const lines = page.locator('main ol > li[value]');
  await expect(lines).toHaveCount(20);
  await expect(lines.first()).toContainText('Small language models');
  await expect(lines.filter({ hasText: /Up \d+ place/ }).first()).toBeVisible();
  await expect(lines.filter({ hasText: /Down \d+ place/ }).first()).toBeVisible();
  await expect(page.locator('main figure svg').first()).toBeVisible();
  await page.getByText('Every trend, month by month').click();
  const table = page.getByRole('table').filter({ hasText: 'Virtual offices' }).last();
  await expect(table.getByRole('row')).toHaveCount(21);
});

test('AP-33 the trends of the index are asked for once, however often a reader comes back', {
  tag: '@wide',
}, async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/innovation-index-trends/')) asked += 1;
  });
  await page.goto('/innovation-index/');
  await hydrated(page);
  const lines = page.locator('main ol > li[value]');
  for (const visit of ['first', 'second']) {
    await page.locator('header').getByRole('link', { name: 'Wavelength' }).first().click();
    await expect(lines, visit).toHaveCount(0);
    await page.goBack();
    await expect(lines, visit).toHaveCount(20);
  }
  expect(asked).toBe(1);
});

test('AP-30 AP-33 EN-75 breaking news is fetched once over two navigations, and what is held is shown', {
  tag: '@wide',
}, async ({ page }) => {
  let requests = 0;
  await page.route('**/api/neutron/breaking-news/**', async (route) => {
    requests += 1;
    const response = await fetchOriginal(route);
    const answer = await response.json();
    const [story] = answer.data.items;
    const newer = { ...story, id: 'newer', title: 'A newer story is breaking', promoTitle: undefined };
    await route.fulfill({ response, json: { ...answer, data: { items: [newer] } } });
  });
  await page.goto('/innovation-index/');
  await hydrated(page);
  const banner = page.getByRole('complementary', { name: 'Breaking news' });
  await expect(banner).not.toContainText('A newer story');
  expect(requests).toBe(0);
  const held = page.waitForResponse('**/api/neutron/breaking-news/**');
  await page.locator('header').getByRole('link', { name: 'Wavelength' }).first().click();
  await expect(page).toHaveURL('/');
  await held;
  await page.goBack();
  await expect(page).toHaveURL('/innovation-index/');
  await expect(banner).toContainText('A newer story is breaking');
  await page.goForward();
  await expect(page).toHaveURL('/');
  await expect(banner).toContainText('A newer story is breaking');
  expect(requests).toBe(1);
});

test.describe('letters', { tag: '@wide' }, () => {
  for (const id of [
    'the-signal',
    'load-factor',
    'the-shortlist',
    'locked',
    'show-your-work',
    'out-of-office',
  ])
    test(`RT-32 NL-11 RM-05 ${id} is ready for a mailbox`, async ({ page }) => {
      const answer = await page.goto(`/newsletter-generator/newsletter/${id}/`);
      const policies = (await answer?.headersArray())?.filter(
        ({ name }) => name.toLowerCase() === 'content-security-policy',
      );
      expect(policies).toHaveLength(1);
      expect(policies?.[0]?.value).toContain("default-src 'none'");
      expect(policies?.[0]?.value).not.toContain('script-src');
      expect((await answer?.body())?.length).toBeLessThan(102 * 1024);
      await expect(page.locator('script, header, footer, nav')).toHaveCount(0);
      expect(await page.locator('table h3').count()).toBeGreaterThan(1);
      for (const link of await page.locator('a').all())
        expect(await link.getAttribute('href')).toMatch(/^https?:\/\//);
      for (const picture of await page.locator('img').all()) {
        expect(await picture.getAttribute('alt')).toBeTruthy();
        expect(await picture.getAttribute('src')).toMatch(/^https?:\/\//);
      }
      // The styles on the elements hold: the policy lets them.
      expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize)).toBe('34px');
    });

  test('RT-32 a letter opens as a document of its own', async ({ page }) => {
    await page.goto('/newsletters/');
    await hydrated(page);
    await page.getByRole('link', { name: /Read the latest: The Signal/ }).click();
    await expect(page.locator('h1')).toHaveText('The Signal');
    await expect(page.locator('header')).toHaveCount(0);
  });
});

test.describe('search', () => {
  test('RT-49 SR-10 finds topics, stories and videos', async ({ page }) => {
    await page.goto('/search/?searchQuery=energy');
    for (const group of ['Topics', 'Stories', 'Videos'])
      await expect(page.locator('main').getByRole('heading', { name: group, exact: true })).toBeAttached();
    await expect(
      page.locator('main').getByRole('link', { name: 'Energy', exact: true }).first(),
    ).toBeVisible();
    await expect(page.locator('main input[type=search]')).toHaveValue('energy');
  });

  test.describe('answers', { tag: '@wide' }, () => {
    test('RT-50 q is an alias of searchQuery', async ({ request }) => {
      const textOf = async (path: string) =>
        (await (await request.get(path)).text()).match(/<main.*<\/main>/s)?.[0];
      expect(await textOf('/search/?q=vpn')).toBe(await textOf('/search/?searchQuery=vpn'));
      expect(await textOf('/search/?q=zzz&searchQuery=vpn')).toBe(await textOf('/search/?searchQuery=vpn'));
    });

    test('SR-08 SR-09 page 2 shows others and keeps query and correlation id', async ({ page }) => {
      const id = '6f1b6c1e-58c3-4b8d-9a3e-2f0c9d4a7b11';
      const moved = await lateFonts(page);
      await page.goto(`/search/?searchQuery=battery&searchCorrelationId=${id}`, { waitUntil: 'commit' });
      expect(await moved(), 'the page moved when its fonts came').toBeLessThanOrEqual(0.002);
      const first = await page.locator('main article h3').allTextContents();
      expect(first.length).toBeGreaterThanOrEqual(10);
      const next = page.getByRole('link', { name: 'Next' });
      await next.scrollIntoViewIfNeeded();
      expect(await moved(), 'rows changed their height when the reader reached them').toBeLessThan(0.1);
      await next.click();
      await expect(page).toHaveURL(`/search/2/?searchQuery=battery&searchCorrelationId=${id}`);
      const second = await page.locator('main section[aria-labelledby="found-stories"] h3').allTextContents();
      for (const title of second) expect(first).not.toContain(title);
    });

    test('SR-11 without a query there are trending stories, and nothing is asked of the search', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await page.goto('/latest/');
      await hydrated(page);
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/search/';
        link.textContent = 'To the search';
        document.querySelector('main')?.append(link);
      });
      await page.getByRole('link', { name: 'To the search' }).click();
      await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
      expect(await page.locator('main article').count()).toBeGreaterThan(3);
      expect(asked.filter((url) => url.includes('/results/'))).toEqual([]);
    });

    test('SR-12 SR-14 nothing found is said with the query as text', async ({ page }) => {
      const query = '<img src=x onerror=alert(1)>zzq';
      const answer = await page.goto(`/search/?searchQuery=${encodeURIComponent(query)}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByText(`No results for “${query}”`)).toBeVisible();
      await expect(page.locator('main img[src="x"]')).toHaveCount(0);
      expect(readHead((await answer?.text()) ?? '').meta('robots')).toBe('noindex');
      expect(answer?.headers()['cache-control']).toBe('no-cache');
    });

    test('RT-06 a page beyond the last one says that there are no results', async ({ page }) => {
      const answer = await page.goto('/search/99/?searchQuery=vpn');
      expect(answer?.status()).toBe(200);
      await expect(page.locator('main').getByText('No results for “vpn” on this page')).toBeVisible();
      await expect(page.locator('main').getByText(/\d results?\./)).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to the first page' }).click();
      await expect(page).toHaveURL(/\/search\/\?searchQuery=vpn$/);
      await expect(page.locator('main').getByText(/\d results\./)).toBeVisible();
    });
  });

  test('SR-07 SR-08 a new query gets an id of its own, the same one goes nowhere', { tag: '@wide' }, async ({
    page,
  }) => {
    await page.goto('/search/?searchQuery=vpn');
    await hydrated(page);
    const box = page.locator('main input[type=search]');
    // Until the code of the box has come it is a plain form, which goes to the same place and has no id.
    await box.focus();
    await expect(box).toHaveRole('combobox');
    await box.press('Enter');
    await expect(page).toHaveURL(/searchQuery=vpn$/);
    await box.fill('router');
    await box.press('Enter');
    await expect(page).toHaveURL(/searchQuery=router&searchCorrelationId=[0-9a-f-]{36}$/);
  });
});
