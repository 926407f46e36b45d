// Events of a session, read back from the collector; and that nothing is measured without consent.
import type { BrowserContext, Page, Route } from '@playwright/test';
import { newsletterSignUpPath } from '#content/rules/newsletter-sign-up.ts';
import type { AdRequest } from '#services/ads/wire.ts';
import { type CollectedEvent as Listed, sessionOf, collectedEvents as stored } from './collected-events.ts';
import { expect, hydrated, scrollAndClick, staffToken, storyOfNoReport, test } from './journey.ts';

/** What the init script records in the page. */
interface Watched {
  listening: Set<unknown>;
  polls: readonly number[];
}

/** Waits for measurement: the session is stored. */
const measuring = (page: Page) =>
  page.waitForFunction(() => sessionStorage.getItem('page-view-count') !== null);

test.describe('a reader who agreed', () => {
  test.use({ consent: 'accepted' });

  const videoPath = '/video/we-rode-a-robotaxi-from-munich-to-nuremberg/';

  /** Opens the video page in windows of these widths, and compares the device in every payload that it sends. */
  async function expectDevices(
    page: Page,
    context: BrowserContext,
    origin: string,
    windows: readonly { width: number; address: string; device: string; position: string; cookie: string }[],
  ) {
    // The CDN sets the reader's location in a cookie; ad requests have it.
    await context.addCookies([{ name: 'geo', value: 'US-OR', url: origin }]);
    const slots: AdRequest[] = [];
    const videoAds: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/ads/v1/slots') slots.push(request.postDataJSON());
      if (url.pathname === '/ads/vast') videoAds.push(url);
    });
    const isView = ({ name }: Listed) => name === 'page_view';
    for (const [index, { width, address, device, position, cookie }] of windows.entries()) {
      await page.setViewportSize({ width, height: 900 });
      slots.length = 0;
      videoAds.length = 0;
      await page.goto(address);
      await hydrated(page);
      await page.waitForFunction(() => window.OnetrustActiveGroups?.includes('C0004') === true);
      await measuring(page);
      const unit = page.locator('[data-ad="rail"]').first();
      await unit.evaluate((element) => element.scrollIntoView());
      await expect.poll(() => slots.length).toBeGreaterThan(0);
      await page.getByRole('button', { name: /^Play video/ }).click();
      await expect.poll(() => videoAds.length).toBeGreaterThan(0);
      const session = await sessionOf(page);
      const views = await stored(page, session, (events) => events.filter(isView).length > index);
      const keyValues = new URLSearchParams(videoAds[0]?.searchParams.get('cust_params') ?? '');
      expect({
        targeting: [...new Set(slots.flatMap(({ targeting }) => targeting.device ?? []))],
        geo: [...new Set(slots.flatMap(({ targeting }) => targeting.geo ?? []))],
        units: [...new Set(slots.flatMap((one) => one.slots.map(({ unit: path }) => path.split('/')[3])))],
        position: slots[0]?.slots[0]?.targeting.pos?.[0],
        pageView: views.filter(isView).at(-1)?.page.deviceType,
        videoAd: [videoAds[0]?.searchParams.get('iu')?.split('/')[3], keyValues.get('device')],
      }).toEqual({
        targeting: [device],
        geo: ['US-OR'],
        units: [device],
        position,
        pageView: device,
        videoAd: [device, device],
      });
      const stamped = (await context.cookies()).find(({ name }) => name === 'device');
      expect(stamped).toMatchObject({ value: cookie, sameSite: 'Lax', secure: true, path: '/' });
      const week = 604_800;
      expect(Math.abs((stamped?.expires ?? 0) - Date.now() / 1000 - week)).toBeLessThan(120);
    }
  }

  // Which width is which device is a table of current-device.test.ts; events have it by tracking-data.test.ts.
  test('DV-02 DV-04 DV-11 AD-11 RM-34 every payload has the device of the window @wide', async ({
    page,
    context,
    baseURL,
  }) => {
    await expectDevices(page, context, baseURL ?? '', [
      { width: 390, address: videoPath, device: 'mobile', position: '2', cookie: 'mobile' },
    ]);
  });

  test('DV-02 DV-04 DV-05 DV-11 AD-11 RM-34 whatever the size of the window was before @wide', {
    tag: '@all',
  }, async ({ page, context, baseURL }) => {
    await expectDevices(page, context, baseURL ?? '', [
      { width: 390, address: videoPath, device: 'mobile', position: '2', cookie: 'mobile' },
      { width: 1440, address: videoPath, device: 'desktop', position: '1', cookie: 'desktop' },
      { width: 767, address: videoPath, device: 'mobile', position: '2', cookie: 'mobile' },
      // The URL's device applies to this page; the cookie follows the window.
      {
        width: 1024,
        address: `${videoPath}?device=tablet`,
        device: 'tablet',
        position: '1',
        cookie: 'desktop',
      },
    ]);
  });

  test('AN-01 AN-02 AN-06 AN-12 AN-14 AN-16 AN-19 AN-22 EN-74 FF-05 a session is measured @wide', async ({
    page,
  }) => {
    const candidates: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/pageview_candidate.json')) candidates.push(request.method());
    });
    // On the way to the footer a story may follow in time to be counted; such stories have a journey of their own.
    await page.addInitScript(() => {
      if (top === window) localStorage.setItem('seamless', 'off');
    });
    await page.goto(storyOfNoReport);
    await hydrated(page);
    await measuring(page);
    const session = await sessionOf(page);
    const count = () => page.evaluate(() => Number(sessionStorage.getItem('page-view-count')));
    const before = await count();
    await page.mouse.wheel(0, 600);
    await page.locator('summary[title="More ways to share"]:visible').first().click();
    await page.locator('[data-share="email"]:visible').first().click();
    const emailForm = page.locator('[data-modal="email-share"]');
    await emailForm.waitFor();
    await emailForm.locator('input:visible').first().fill('a reader');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await emailForm.waitFor({ state: 'hidden' });
    await scrollAndClick(page.locator('footer [data-column] a').first());
    await expect.poll(count).toBe(before + 1);
    await page.goto('/search/');
    // The session is older than this page: only its own page view shows that this page is measured.
    await expect.poll(count).toBe(before + 2);
    await page.route('**/autocomplete/**', (route) =>
      route.fulfill({ json: { data: { items: [{ suggestion: 'laptops' }] }, meta: {}, links: {} } }),
    );
    const search = page.locator('input[type="search"]:visible').first();
    const type = async (text: string) => {
      await search.focus();
      await expect(search).toHaveRole('combobox');
      await search.fill(text);
      await expect(page.getByRole('option').first()).toBeVisible();
    };
    await type('lap');
    await search.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await search.press('Enter');
    await page.waitForURL(/searchQuery=laptops/);
    await type('xylophone quartet without any story');
    await search.press('Enter');
    await page.waitForURL(/xylophone/);

    const has = (events: Listed[], ...names: string[]) =>
      names.every((name) => events.some((event) => event.name === name));
    const events = await stored(
      page,
      session,
      (events) =>
        has(events, 'page_view', 'page_scrolled', 'share_button_click', 'footer_link_click') &&
        has(events, 'form_field_input') &&
        events.some(({ params }) => params.results === 0),
    );
    const views = events.filter(({ name }) => name === 'page_view');
    expect(new Set(views.map((view) => view.page.viewGuid)).size).toBe(views.length);
    const story = views.find((view) => view.page.pageType === 'article');
    expect(story?.page).toMatchObject({ pageType: 'article', deviceType: 'desktop', userStatus: 'anon' });
    for (const key of [
      'articleId',
      'articleType',
      'siteSection',
      'topicSlugs',
      'versionId',
      'articleAuthorName',
    ])
      expect(story?.page[key], key).toBeTruthy();
    expect(events.find(({ name }) => name === 'footer_link_click')?.params).toMatchObject({
      label: expect.stringMatching(/\S/),
      location: expect.stringMatching(/\S/),
    });
    const searches = events.filter(({ name }) => name === 'search_query_submitted');
    expect(searches.map(({ params }) => params)).toEqual([
      { rawSearchQuery: 'lap', searchAutoSuggested: true },
      { rawSearchQuery: 'xylophone quartet without any story', searchAutoSuggested: false },
    ]);
    expect(events.find(({ params }) => params.results === 0)?.name).toBe('view_search_results');
    expect(candidates.length).toBeGreaterThan(0);
    const layer = await page.evaluate(() => window.dataLayer?.map(({ event }) => event));
    expect(layer).toContain('page_view');
  });

  test('AN-03 AN-04 AN-05 AN-07 AN-08 AN-09 AN-10 AN-11 scroll depth, links and forms are reported by their names @wide', {
    tag: '@all',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const listening = new Set<unknown>();
      const polls: unknown[] = [];
      Object.assign(window, { listening, polls });
      const { addEventListener: add, removeEventListener: remove, setInterval: poll } = window;
      window.addEventListener = (name: string, listener: unknown, ...more: unknown[]) => {
        // Other code listens too; this listener is recognized by its file.
        if (name === 'scroll' && new Error().stack?.includes('/assets/measure-')) listening.add(listener);
        Reflect.apply(add, window, [name, listener, ...more]);
      };
      window.removeEventListener = (name: string, listener: unknown, ...more: unknown[]) => {
        listening.delete(listener);
        Reflect.apply(remove, window, [name, listener, ...more]);
      };
      window.setInterval = ((call: () => void, wait: number) => {
        polls.push(wait);
        return poll(call, wait);
      }) as typeof window.setInterval;
    });
    await page.route('**/newsletters/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 204, body: '' }) : route.fallback(),
    );
    await page.goto('/latest/?featureDisable=ads');
    await hydrated(page);
    await measuring(page);
    const watched = () => page.evaluate(() => (window as unknown as Watched).listening.size);
    const reported = (name: string) =>
      page.evaluate((name) => {
        const events = window.dataLayer?.filter(({ event }) => event === name) ?? [];
        const keys = ['percent_scrolled', 'label', 'location', 'form_id', 'field_name', 'resource_count'];
        return events.map((event) =>
          Object.fromEntries(keys.flatMap((key) => (key in event ? [[key, event[key]]] : []))),
        );
      }, name);
    const marks = async () => (await reported('scroll_custom')).map((mark) => mark.percent_scrolled);
    /** Scrolls until so much of the page has been in view, and waits for the scroll event. */
    const readTo = (percent: number) =>
      page.evaluate(async (percent) => {
        const { scrollHeight } = document.documentElement;
        scrollTo({ top: (scrollHeight * percent) / 100 - innerHeight, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, percent);

    // Each mark once, and only on the way down.
    expect(await watched()).toBe(1);
    await readTo(30);
    await expect.poll(marks).toEqual([25]);
    await readTo(0);
    await readTo(30);
    expect(await marks()).toEqual([25]);
    // If the page shrinks, the depth is checked again after half a second without another scroll.
    const before = page.evaluate(
      () =>
        new Promise((resolve) => {
          // Right after measurement has received this scroll.
          const shrink = () => {
            const main = document.querySelector<HTMLElement>('main');
            const below = document.documentElement.scrollHeight - (scrollY + innerHeight);
            const height = `${(main?.offsetHeight ?? 0) - below / 2}px`;
            Object.assign(main?.style ?? {}, { height, overflow: 'hidden' });
            resolve(window.dataLayer?.filter(({ event }) => event === 'scroll_custom').length);
          };
          addEventListener('scroll', shrink, { once: true });
        }),
    );
    await readTo(45);
    expect(await before).toBe(1);
    await expect.poll(marks).toEqual([25, 50]);
    await readTo(100);
    await expect.poll(marks).toEqual([25, 50, 75, 100]);
    // Nothing is left to report: the listener is removed.
    expect(await watched()).toBe(0);
    expect(await page.evaluate(() => (window as unknown as Watched).polls)).toContain(500);

    // Another page: the clicked link, the resources of the last page, and marks from the start.
    await page.evaluate(() => document.querySelector('main')?.removeAttribute('style'));
    await readTo(0);
    const logo = page.locator('header a[href="/"]:visible').first();
    await logo.click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect
      .poll(() => reported('navigation_link_click'))
      .toEqual([{ label: 'Wavelength', location: 'header' }]);
    await expect.poll(() => reported('resource_timing')).toEqual([{ resource_count: expect.any(Number) }]);
    expect(await watched()).toBe(1);
    await readTo(30);
    await expect.poll(marks).toEqual([25, 50, 75, 100, 25]);

    // A form is reported by its name and fields, never by its values. The address is stored nowhere: others read this store.
    await page.route(`**${newsletterSignUpPath}`, (route) => route.fulfill({ json: {} }));
    const form = page.locator('form[data-newsletters]:visible').first();
    await form.locator('input[type="email"]').pressSequentially('reader@example.org');
    await page.keyboard.press('Enter');
    const form_id = expect.stringMatching(/\S/);
    await expect.poll(() => reported('form_submit')).toEqual([{ form_id }]);
    expect(await reported('form_field_input')).toEqual([{ form_id, field_name: 'email' }]);
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain('reader@');
    await scrollAndClick(page.locator('footer [data-column="alpha"] a').first());
    await expect.poll(() => reported('footer_link_click')).toEqual([{ label: 'Topics', location: 'alpha' }]);
  });

  test('ER-38 the log has when the document was ready and which file failed to load, also before hydration @wide', {
    tag: '@all',
  }, async ({ page, problems }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const html = await (await page.request.get('/latest/')).text();
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    await page.route(`**${sheet}`, (route) => route.abort());
    await page.goto('/latest/?jsDebug=1');
    await expect.poll(() => lines.join('\n')).toMatch(/Document ready .*milliseconds/);
    await expect.poll(() => lines.filter((line) => line.startsWith('Loading of a file')).length).toBe(1);
    expect(lines.join('\n')).toContain(`path: ${sheet}`);
    problems.length = 0;
  });

  test('AN-07 SM-10 stories read on by the wheel report each mark once, and count once after scrolling back @wide', {
    tag: '@all',
  }, async ({ page }) => {
    const first = storyOfNoReport;
    await page.goto(first);
    await hydrated(page);
    await measuring(page);
    const pathNow = () => page.evaluate(() => location.pathname);
    const visited = new Set([first]);
    const views = new Set<string>();
    await page.evaluate(() => {
      document.addEventListener('story-entered', (event) => {
        const { path, viewGuid } = (event as CustomEvent<{ path: string; viewGuid: string }>).detail;
        Object.assign(window, {
          entered: [...(Reflect.get(window, 'entered') ?? []), `${path} ${viewGuid}`],
        });
      });
    });
    await page.mouse.move(700, 450);
    /** A reader who is faster than the network waits for the next story above the footer. */
    const canScrollOn = () =>
      page.evaluate(() => {
        const { top = 0 } = document.getElementById('footer')?.getBoundingClientRect() ?? {};
        return top > innerHeight + 600;
      });
    // Through the story that follows, into the one after it.
    await expect(async () => {
      for (const _ of [1, 2, 3, 4]) if (await canScrollOn()) await page.mouse.wheel(0, 240);
      visited.add(await pathNow());
      expect(visited.size).toBe(3);
    }).toPass({ intervals: [10], timeout: 40_000 });
    await expect(async () => {
      await page.mouse.wheel(0, -4800);
      expect(await pathNow()).toBe(first);
    }).toPass({ intervals: [10], timeout: 40_000 });
    const third = [...visited][2];
    // One jump, past the second story and to the end of the third; repeated while wheel events still arrive.
    await expect(async () => {
      const isAtItsEnd = await page.evaluate(async () => {
        const story = document.querySelectorAll('[data-story]')[1];
        story?.scrollIntoView({ block: 'end', behavior: 'instant' });
        // Content above may get its real height only now, and push the end out of the viewport.
        for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
        return Math.floor(story?.getBoundingClientRect().bottom ?? Number.NaN) <= innerHeight;
      });
      expect([await pathNow(), isAtItsEnd]).toEqual([third, true]);
    }).toPass({ intervals: [100] });
    for (const entered of await page.evaluate(() => Reflect.get(window, 'entered') as string[]))
      views.add(entered);
    // Each story has one view, whatever way the reader went.
    expect(views.size).toBe(3);

    const marksIn = (list: Listed[], path: string | undefined) =>
      list
        .filter((event) => event.name === 'scroll_custom' && event.path === path)
        .map(({ params }) => params.percent_scrolled);
    const viewsIn = (list: Listed[]) =>
      list.filter(({ name }) => name === 'page_view').map((event) => event.path);
    const events = await stored(
      page,
      await sessionOf(page),
      (list) => viewsIn(list).includes(third ?? '') && marksIn(list, third).includes(100),
    );
    expect(viewsIn(events)).toEqual([...visited]);
    for (const path of visited) expect(marksIn(events, path), path).toEqual([25, 50, 75, 100]);
  });

  test('FF-05 pages about the publication and a reader’s account send a page view, too @wide', {
    tag: '@all',
  }, async ({ page }) => {
    // Every screen of the route table is walked by measured-screens.test.ts.
    const paths = ['/about/', '/privacy-policy/', '/auth/flow/terms-of-service/', '/user/'];
    let views: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await measuring(page);
      const events = await stored(page, await sessionOf(page), (list) =>
        list.some((event) => event.name === 'page_view' && event.path === path),
      );
      views = events.filter(({ name }) => name === 'page_view').map((event) => event.path);
    }
    expect(views).toEqual(paths);
  });

  test('VD-01 VD-02 EN-73 EN-76 player events are measured with their states and the position in the playlist @wide', {
    tag: '@all',
  }, async ({ page }) => {
    await page.route('**/ads/vast?*', (route) =>
      route.fulfill({ contentType: 'application/xml', body: '<VAST version="4.2"/>' }),
    );
    const play = () => page.getByRole('button', { name: /^Play video/ }).click();
    const isPlaying = () => expect(page.locator('[data-playback="PLAYING"]')).toBeVisible();
    await page.goto('/article/germany-clears-robotaxis-for-the-autobahn/');
    await hydrated(page);
    await measuring(page);
    await play();
    await isPlaying();
    const session = await sessionOf(page);
    await page.goto('/video/we-rode-a-robotaxi-from-munich-to-nuremberg/');
    await hydrated(page);
    await play();
    await isPlaying();
    await page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => {
        video.currentTime = video.duration - 0.2;
      });
    await page.getByRole('region', { name: 'Up next' }).getByRole('button', { name: 'Play now' }).click();
    await isPlaying();
    const events = await stored(
      page,
      session,
      (list) => list.filter(({ params }) => params.video_state === 'played').length === 3,
    );
    const states = events.filter(({ name }) => name === 'video_state').map(({ params }) => params);
    const [inline, first, second] = states.filter((params) => params.video_state === 'played');
    expect(inline).toMatchObject({ inline_click: 1, playback_state: 1, tracking_state: 'PLAYED' });
    expect(inline?.inline_id).toBe(inline?.video_id);
    expect(first).toMatchObject({ playlist_count: 1, playback_state: 1 });
    expect(second).toMatchObject({ playlist_count: 2, view_correlation_id: first?.view_correlation_id });
    expect(states.find((params) => params.video_state === 'completed')).toMatchObject({
      playback_state: 0,
      tracking_state: 'CONTENT_COMPLETED',
    });
    // The previous video is the previous path.
    const views = events.filter(({ name }) => name === 'page_view');
    expect(views.at(-1)?.params.previous_path).toBe('/video/we-rode-a-robotaxi-from-munich-to-nuremberg/');
  });

  test('AN-17 AN-18 AN-20 ER-24 a 404 is one page view of its own kind, counted and not reported as an error @wide', {
    tag: '@all',
  }, async ({ page, problems }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/error-report')) reports.push(request.postData() ?? '');
    });
    await page.goto('/article/no-such-story/');
    await measuring(page);
    const events = await stored(page, await sessionOf(page), (events) =>
      events.some(({ name }) => name === 'page_not_found'),
    );
    expect(events.filter(({ name }) => name === 'page_view')).toMatchObject([
      {
        page: {
          pageType: 'error_page',
          articleType: 'error_404',
          siteSection: 'error',
          channelType: 'error:error_page',
        },
      },
    ]);
    expect(reports).toEqual([]);
    // The browser logs the 404.
    problems.length = 0;
  });

  test('AN-14 a collector that is down, slow or sends invalid data does not affect the page @wide', {
    tag: '@all',
  }, async ({ page, problems }) => {
    const answers = [
      // The first while the page loads, the others during a navigation.
      [() => new Promise<void>(() => {}), 'Topics', '**/topic/'],
      [(route: Route) => route.abort(), 'Galleries', '**/pictures/'],
      [(route: Route) => route.fulfill({ status: 500, body: 'x'.repeat(100_000) }), 'Videos', '**/video/'],
    ] as const;
    let isLoaded = false;
    for (const [answer, link, address] of answers) {
      await page.route('**/collect', answer);
      const sent = page.waitForRequest('**/collect');
      if (!isLoaded) await page.goto('/latest/');
      isLoaded = true;
      await measuring(page);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      await sent;
      await scrollAndClick(page.locator('footer').getByRole('link', { name: link, exact: true }));
      await page.waitForURL(address);
      await expect(page.locator('h1')).toBeVisible();
      await page.unroute('**/collect');
    }
    // The browser logs the failed request; the page logs nothing.
    expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    problems.length = 0;
  });

  test('CN-06 CN-13 AN-14 a script that fails to load does not affect the page, and is loaded with the next page view @wide', {
    tag: '@all',
  }, async ({ page, problems }) => {
    await page.route('**/measurement/tag.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/tag.js'));
    await page.goto('/latest/');
    await failed;
    await measuring(page);
    await page.unroute('**/measurement/tag.js');
    await scrollAndClick(page.locator('footer').getByRole('link', { name: 'Topics', exact: true }));
    await page.waitForURL('**/topic/');
    const views = (events: Listed[]) => events.filter(({ name }) => name === 'page_view');
    const events = await stored(page, await sessionOf(page), (list) => views(list).length === 2);
    expect(views(events).map(({ path }) => path)).toEqual(['/latest/', '/topic/']);
    expect(problems.join('\n')).toContain('/measurement/tag.js');
    problems.length = 0;
  });

  test('FF-04 AN-21 health pages are not measured, and withdrawn data is deleted @wide', {
    tag: '@all',
  }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (['/collect', '/measurement/tag.js'].includes(pathname)) sent.push(pathname);
    });
    const watching = page.waitForResponse(/\/assets\/web-vitals-/);
    await page.goto('/topic/health/');
    await watching;
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(sent).toEqual([]);
    expect(await sessionOf(page)).toBe('');
    const layer = await page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event));
    expect(layer).not.toContain('page_view');
    await page.goto('/');
    await measuring(page);
    await page.waitForFunction(() => 'OneTrust' in window);
    // By the consent platform: where a script has run meanwhile the page reloads, and the choice must survive.
    await page.evaluate(() =>
      (window as unknown as { OneTrust: { RejectAll(): void } }).OneTrust.RejectAll(),
    );
    await page.waitForFunction(() => sessionStorage.getItem('session-id') === null);
  });
});

test('AN-15 ER-24 ER-25 a 500 document is reported by server and browser, joined by an id @wide', async ({
  page,
  problems,
}) => {
  const sent = page.waitForRequest('**/error-report');
  const answer = await page.goto('/_error/throw/');
  expect(answer?.status()).toBe(500);
  const [, errorId = ''] = /"errorId":"(\d+)"/.exec((await answer?.text()) ?? '') ?? [];
  expect(errorId).not.toBe('');
  expect(JSON.parse((await sent).postData() ?? '')).toMatchObject({
    message: `Error page 500 (error ${errorId})`,
    path: '/_error/throw/',
  });
  await expect(async () => {
    const errors = await page.request.get('/desk/measurement/errors/', {
      headers: { authorization: `Bearer ${staffToken}` },
    });
    const html = await errors.text();
    expect(html).toContain(`Error page 500 (error ${errorId})`);
    // The cause is in the server's report only.
    expect(html).toMatch(new RegExp(`on purpose[^<]*\\(error ${errorId}\\)`));
  }).toPass();
  expect(await answer?.text()).not.toContain('on purpose');
  // The browser logs the 500.
  problems.length = 0;
});

test('AN-15 AN-21 ER-24 ER-37 without consent nothing is measured or stored; a failure before hydration is reported, and an error page @wide', async ({
  page,
  problems,
}) => {
  const requests: { path: string; body: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Ads without personal data need no consent (CN-10).
    if (request.method() === 'POST' && !pathname.startsWith('/ads/'))
      requests.push({ path: pathname, body: request.postData() ?? '' });
  });
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') throw new Error('an early failure');
    });
  });
  await page.goto('/');
  await expect.poll(() => requests.map(({ path }) => path)).toContain('/error-report');
  await page.mouse.wheel(0, 900);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(requests.map(({ path }) => path)).toEqual(['/error-report']);
  expect(requests[0]?.body).toContain('an early failure');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('session-id');

  await page.route('**/composer/**', (route) => route.fulfill({ status: 500, body: 'the secret inside' }));
  await scrollAndClick(page.locator('footer').getByRole('link', { name: 'Topics', exact: true }));
  await expect(page.locator('main')).toContainText('Error 500');
  await expect.poll(() => requests.map(({ path }) => path)).toEqual(['/error-report', '/error-report']);
  expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
    message: expect.stringContaining('API responded with 500'),
  });
  problems.length = 0;
});
