// Index pages: listings with filters, topics by their first letter, galleries, the team, the index, newsletters and search.
import type { Page } from '@playwright/test';
import { dateText } from '#content/rules/date-text.ts';
import { topicListingTabs } from '#content/rules/topic-listing.ts';
import { apiTest, expect, fetchOriginal, hydrated, storiesOn, testOnSharedPage as test } from './journey.ts';
import { lateFonts } from './late-fonts.ts';
import { readHead } from './read-head.ts';
import { readTexts } from './read-links.ts';

/** The visible rows of the list. */
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
    ['RT-32 NL-11', '/newsletter-generator/newsletter/no-such-newsletter/', 404],
    ['RT-06', '/reviews/999/', 404],
  ] as const)
    apiTest(`${ids} ${path} responds with ${status}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(status);
    });

  apiTest(
    'CL-02 a story of the topic infographic is sponsored, in its page and in lists',
    async ({ request }) => {
      const path = '/paid-content/article/where-a-household-kilowatt-hour-goes/';
      const story = await (await request.get(path.replace('/paid-content', ''))).text();
      expect(new URL(readHead(story).links('canonical')[0] ?? '').pathname).toBe(path);
      expect(story.slice(story.indexOf('<main'), story.indexOf('</h1>'))).toContain('>Sponsored<');
      const list = await (await request.get('/topic/infographic/')).text();
      expect(list.slice(list.indexOf('<main'))).toMatch(
        new RegExp(`>Sponsored<[\\s\\S]{0,400}href="${path}"`),
      );
    },
  );

  apiTest(
    'RT-54 RT-55 HD-25 all eight tabs exist, an empty one says so, and the bare listing redirects to the topics',
    async ({ request }) => {
      for (const { slug } of topicListingTabs)
        expect((await request.get(`/topic/listing/${slug}/`)).status(), slug).toBe(200);
      const bare = await request.get('/topic/listing/', { maxRedirects: 0 });
      expect([bare.status(), bare.headers().location]).toEqual([301, '/topic/']);
      const empty = await (await request.get('/topic/listing/0-9/')).text();
      expect(empty.slice(empty.indexOf('<main'))).toContain('No topics start with these characters yet.');
    },
  );

  apiTest(
    'RT-06 RT-22 RT-54 link their canonical page, and the pages before and after',
    async ({ request }) => {
      const headOf = async (path: string) => readHead(await (await request.get(path)).text());
      const path = (address: string | undefined) => new URL(address ?? 'http://nowhere/').pathname;
      const pictures = await headOf('/pictures/0/');
      expect(path(pictures.links('canonical')[0])).toBe('/pictures/');
      const latest = await headOf('/topic/listing/latest/2/');
      expect(path(latest.links('canonical')[0])).toBe('/topic/2/');
      const news = await headOf('/news/2/');
      expect(path(news.links('prev')[0])).toBe('/news/');
      expect(path(news.links('next')[0])).toBe('/news/3/');
      expect(news.titles[0]).toContain('page 2');
      const types = news.structured.map((object) => object['@type']);
      expect(types).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
    },
  );
});

/** Every date that rows and story headers show, without comments: its value and its visible text. */
const shownDates = (page: Page) =>
  page.locator('main article time[datetime]:not([id^="comments-"] *)').evaluateAll((times) =>
    times.map((time) => ({
      date: time.getAttribute('datetime') ?? '',
      text: (time.lastElementChild ?? time).textContent ?? '',
    })),
  );

test('CP-20 CL-19 a chip narrows the list; lists, articles and reviews show how long ago, and after ten days the date', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/latest/');
  await hydrated(page);
  await test.step('CP-20 a chip narrows the list and shows how many are left', async () => {
    const all = await shownLines(page).count();
    const chips = page.getByRole('radio');
    await chips.nth(1).check();
    const left = await shownLines(page).count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    await expect(page.getByRole('status').filter({ hasText: `${left} of ${all} stories` })).toBeAttached();
    // Days without a story of this kind disappear with their heading.
    for (const day of await page.locator('main section[data-filters]:visible').all())
      expect(await day.locator('[data-filters]:visible').count()).toBeGreaterThan(0);
    await chips.nth(1).press('ArrowLeft');
    await expect(shownLines(page)).toHaveCount(all);
  });

  const last = await page.getByRole('navigation', { name: 'Pages' }).locator('li').last().textContent();
  const [recent = ''] = await storiesOn(page, '/latest/');
  const [old = ''] = await storiesOn(page, `/latest/${last}/`);
  const seen = new Set<string>();
  for (const path of ['/latest/', '/news/', `/latest/${last}/`, recent, old, '/product/halden-book-14/']) {
    if (new URL(page.url()).pathname !== path) {
      await page.goto(path);
      await hydrated(page);
    }
    const shown = async () =>
      (await shownDates(page)).map(({ date, text }) => {
        const { kind } = dateText(date, new Date());
        seen.add(kind);
        const expected = kind === 'ago' ? /\d (minute|hour|day)s? ago$/ : /[A-Z][a-z]+ \d{1,2}, \d{4}$/;
        return expected.test(text) ? 'right' : `${date}: ${text}`;
      });
    await expect.poll(async () => [...new Set(await shown())], { message: path }).toEqual(['right']);
  }
  expect([...seen].sort()).toEqual(['ago', 'date']);
});

apiTest('CL-19 without scripts rows of a list by the hour have a full date @wide', async ({ request }) => {
  for (const path of ['/latest/', '/news/']) {
    const texts = readTexts(await (await request.get(path)).text(), 'time', ['main', 'article']);
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) expect(text).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  }
});

test.describe('without scripts', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });

  test('CP-20 RT-31 RT-49 a chip narrows a list, the search box searches, and newsletters can be read', {
    tag: '@all',
  }, async ({ page }) => {
    await test.step('CP-20 a chip narrows the list', async () => {
      await page.goto('/product-comparisons/');
      const all = await shownLines(page).count();
      await page.getByRole('radio').nth(1).check();
      expect(await shownLines(page).count()).toBeLessThan(all);
    });

    await test.step('RT-49 the search box searches, and its pages keep the query', async () => {
      await page.goto('/search/');
      await page.locator('main').getByRole('searchbox').fill('battery');
      await page.locator('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\/\?searchQuery=battery/);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/\/search\/2\/\?searchQuery=battery/);
      await expect(page.locator('main article').first()).toBeVisible();
    });

    await test.step('RT-31 newsletters can be read, and there is no button without a function', async () => {
      await page.goto('/newsletters/');
      await expect(page.getByText('Signing up needs JavaScript')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Subscribe/ })).toHaveCount(0);
      await page.getByRole('link', { name: /Read the latest: Locked/ }).click();
      await expect(page.locator('h1')).toHaveText('Locked');
    });
  });
});

test('RT-44 RT-45 RT-51 RT-53 HD-25 topics with their tabs, and the team with a page for each person', {
  tag: '@all',
}, async ({ page }) => {
  await test.step('RT-51 RT-53 HD-25 the topics page has its tabs, and Latest leads back to it', async () => {
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

  await test.step('RT-45 RT-44 the team is listed by desk, and each person has a page', async () => {
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
});

test('RT-29 CP-17 AP-33 the index ranks with directions, a chart and every number, and requests its trends once', {
  tag: '@all',
}, async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/innovation-index-trends/')) requests += 1;
  });
  await page.goto('/innovation-index/');
  await hydrated(page);
  const lines = page.locator('main ol > li[value]');

  await test.step('RT-29 CP-17 ranks, chart and table', async () => {
    await expect(page.locator('header nav[aria-label="Topics"]:visible')).toHaveCount(0);
    await expect(lines).toHaveCount(20);
    await expect(lines.first()).toContainText('Small language models');
    await expect(lines.filter({ hasText: /Up \d+ place/ }).first()).toBeVisible();
    await expect(lines.filter({ hasText: /Down \d+ place/ }).first()).toBeVisible();
    await expect(page.locator('main figure svg').first()).toBeVisible();
    await page.getByText('Every trend, month by month').click();
    const table = page.getByRole('table').filter({ hasText: 'Virtual offices' }).last();
    await expect(table.getByRole('row')).toHaveCount(21);
  });

  await test.step('AP-33 the trends are requested once, however often a reader returns', async () => {
    for (const time of ['first', 'second']) {
      await page.locator('header').getByRole('link', { name: 'Wavelength' }).first().click();
      await expect(lines, time).toHaveCount(0);
      await page.goBack();
      await expect(lines, time).toHaveCount(20);
    }
    expect(requests).toBe(1);
  });
});

test('AP-30 AP-33 EN-75 breaking news is fetched once over two navigations, and the cached response is shown', {
  tag: ['@wide', '@all'],
}, async ({ page }) => {
  let requests = 0;
  await page.route('**/api/neutron/breaking-news/**', async (route) => {
    requests += 1;
    const response = await fetchOriginal(route);
    const body = await response.json();
    const [story] = body.data.items;
    const newer = { ...story, id: 'newer', title: 'A newer story is breaking', promoTitle: undefined };
    await route.fulfill({ response, json: { ...body, data: { items: [newer] } } });
  });
  await page.goto('/innovation-index/');
  await hydrated(page);
  const banner = page.getByRole('complementary', { name: 'Breaking news' });
  await expect(banner).not.toContainText('A newer story');
  expect(requests).toBe(0);
  const fetched = page.waitForResponse('**/api/neutron/breaking-news/**');
  await page.locator('header').getByRole('link', { name: 'Wavelength' }).first().click();
  await expect(page).toHaveURL('/');
  await fetched;
  await page.goBack();
  await expect(page).toHaveURL('/innovation-index/');
  await expect(banner).toContainText('A newer story is breaking');
  await page.goForward();
  await expect(page).toHaveURL('/');
  await expect(banner).toContainText('A newer story is breaking');
  expect(requests).toBe(1);
});

test.describe('newsletters', { tag: '@wide' }, () => {
  test('RT-32 NL-11 RM-05 every newsletter is ready for a mailbox', async ({ page }) => {
    for (const id of [
      'the-signal',
      'load-factor',
      'the-shortlist',
      'locked',
      'show-your-work',
      'out-of-office',
    ])
      await test.step(id, async () => {
        const response = await page.goto(`/newsletter-generator/newsletter/${id}/`);
        const policies = (await response?.headersArray())?.filter(
          ({ name }) => name.toLowerCase() === 'content-security-policy',
        );
        expect(policies).toHaveLength(1);
        expect(policies?.[0]?.value).toContain("default-src 'none'");
        expect(policies?.[0]?.value).not.toContain('script-src');
        expect((await response?.body())?.length).toBeLessThan(102 * 1024);
        await expect(page.locator('script, header, footer, nav')).toHaveCount(0);
        expect(await page.locator('table h3').count()).toBeGreaterThan(1);
        const links = await page
          .locator('a')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        for (const href of links) expect(href).toMatch(/^https?:\/\//);
        const pictures = await page
          .locator('img')
          .evaluateAll((all) => all.map((image) => [image.getAttribute('alt'), image.getAttribute('src')]));
        for (const [alt, source] of pictures) {
          expect(alt).toBeTruthy();
          expect(source).toMatch(/^https?:\/\//);
        }
        // The policy allows the styles of the elements.
        expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize)).toBe('34px');
      });
  });

  test('RT-32 a newsletter opens as a document of its own', { tag: '@all' }, async ({ page }) => {
    await page.goto('/newsletters/');
    await hydrated(page);
    await page.getByRole('link', { name: /Read the latest: The Signal/ }).click();
    await expect(page.locator('h1')).toHaveText('The Signal');
    await expect(page.locator('header')).toHaveCount(0);
  });
});

test.describe('search', () => {
  test.describe('results', { tag: '@wide' }, () => {
    apiTest('RT-50 q is an alias of searchQuery', async ({ request }) => {
      const textOf = async (path: string) =>
        (await (await request.get(path)).text()).match(/<main.*<\/main>/s)?.[0];
      expect(await textOf('/search/?q=vpn')).toBe(await textOf('/search/?searchQuery=vpn'));
      expect(await textOf('/search/?q=zzz&searchQuery=vpn')).toBe(await textOf('/search/?searchQuery=vpn'));
    });

    test('SR-08 SR-09 page 2 shows others and keeps query and correlation id', { tag: '@all' }, async ({
      page,
    }) => {
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

    test('SR-11 without a query there are trending stories, and no search request is sent', {
      tag: '@all',
    }, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => void requests.push(request.url()));
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
      expect(requests.filter((url) => url.includes('/results/'))).toEqual([]);
    });

    test('RT-06 RT-49 SR-10 SR-12 SR-14 topics, stories and videos; no results with the query as text; a page beyond the last', async ({
      page,
    }) => {
      const main = page.locator('main');
      await test.step('RT-49 SR-10 finds topics, stories and videos', async () => {
        await page.goto('/search/?searchQuery=energy');
        for (const group of ['Topics', 'Stories', 'Videos'])
          await expect(main.getByRole('heading', { name: group, exact: true })).toBeAttached();
        await expect(main.getByRole('link', { name: 'Energy', exact: true }).first()).toBeVisible();
        await expect(main.locator('input[type=search]')).toHaveValue('energy');
      });

      await test.step('SR-12 SR-14 no results show the query as text', async () => {
        const query = '<img src=x onerror=alert(1)>zzq';
        const response = await page.goto(`/search/?searchQuery=${encodeURIComponent(query)}`);
        expect(response?.status()).toBe(200);
        await expect(page.getByText(`Nothing for “${query}”`)).toBeVisible();
        await expect(main.locator('img[src="x"]')).toHaveCount(0);
        expect(readHead((await response?.text()) ?? '').meta('robots')).toBe('noindex');
        expect(response?.headers()['cache-control']).toBe('no-cache');
      });

      await test.step('RT-06 a page beyond the last one has no results', async () => {
        const response = await page.goto('/search/99/?searchQuery=vpn');
        expect(response?.status()).toBe(200);
        await expect(main.getByText('No results for “vpn” on this page')).toBeVisible();
        await expect(main.getByText(/\d results?\./)).toHaveCount(0);
        await page.getByRole('link', { name: 'Back to the first page' }).click();
        await expect(page).toHaveURL(/\/search\/\?searchQuery=vpn$/);
        await expect(main.getByText(/\d results\./)).toBeVisible();
      });
    });
  });

  test('SR-07 SR-08 a new query gets an id of its own, the same one does not navigate', {
    tag: ['@wide', '@all'],
  }, async ({ page }) => {
    await page.goto('/search/?searchQuery=vpn');
    await hydrated(page);
    const box = page.locator('main input[type=search]');
    // Until the code of the box has loaded it is a plain form, which opens the same page without an id.
    await box.focus();
    await expect(box).toHaveRole('combobox');
    await box.press('Enter');
    await expect(page).toHaveURL(/searchQuery=vpn$/);
    await box.fill('router');
    await box.press('Enter');
    await expect(page).toHaveURL(/searchQuery=router&searchCorrelationId=[0-9a-f-]{36}$/);
  });
});
