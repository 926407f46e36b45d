import type { Page, Route } from '@playwright/test';
import { storageUses } from '#app/consent/storage-uses.ts';
import type { Criteria } from '#content/entities/criteria.ts';
import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import { allTag } from '#tools/test/suite.ts';
import { axeViolations } from './axe.ts';
import { everyCombination, hasAds, oneOfEach, pairwise } from './consent-matrix.ts';
import { expect, hydrated, scrollAndClick, testOnSharedPage as test } from './journey.ts';
import { optionalCategories, plantProbes, plantTags, settled, storageNames } from './probe-tags.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' });
const groups = (page: Page) => page.evaluate(() => window.OnetrustActiveGroups);
/** A command queued for Google's tags, by its index. */
const googleCommand = (page: Page, index: number) =>
  page.evaluate((at) => Array.from((window.dataLayer?.at(at) ?? []) as unknown as ArrayLike<unknown>), index);
const isNamed = (names: readonly string[], key: string) =>
  names.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));

async function openSettings(page: Page) {
  await scrollAndClick(page.locator('footer').getByRole('link', { name: 'Cookie Settings' }));
  return page.getByRole('dialog', { name: 'Cookie settings' });
}

/** Which categories may run by which choice is a table of `may-run.test.ts`: these prove that everything obeys it. */
const combinations =
  process.env.CONSENT_MATRIX === 'full'
    ? everyCombination().map((combination) => ({ ...combination, suite: [] as string[] }))
    : [
        ...oneOfEach().map((combination) => ({ ...combination, suite: [] as string[] })),
        ...pairwise().map((combination) => ({ ...combination, suite: [allTag] })),
      ];
const titles = new Set<string>();
for (const { path, allowed, isGpc, suite } of combinations) {
  const choice = allowed ? allowed.join(' ') || 'nothing' : 'no choice yet';
  const title = isGpc ? `${choice} and do-not-sell` : choice;
  // A combination of both lists runs once.
  if (titles.has(path + title)) continue;
  titles.add(path + title);
  test.describe(`on ${path} with ${title}`, { tag: ['@wide', ...suite] }, () => {
    const consent = allowed ? (['C0001', ...allowed] as const) : 'none';
    test.use({ consent, extraHTTPHeaders: isGpc ? { 'Sec-GPC': '1' } : {} });
    test(`CN-02 CN-12 CN-13 AN-21 only allowed categories request or store anything: ${path} ${title}`, async ({
      page,
    }) => {
      if (isGpc)
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
        });
      const { ran, strangers, requests, begun } = await plantProbes(page);
      const may = (allowed ?? []).filter((id) => !(isGpc && id === 'C0004'));
      await page.goto(path);
      await settled(page, may);
      await begun(hasAds(path));
      expect([...ran].sort()).toEqual([...may].sort());
      expect(strangers).toEqual([]);
      // Queued events are sent when the page is hidden.
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      for (const id of optionalCategories) if (!may.includes(id)) expect(requests[id]).toEqual([]);
      // Allowed categories send requests, so a forbidden one would be noticed. Comments load close to the viewport.
      for (const id of may)
        if (id === 'C0002' || (id !== 'C0005' && hasAds(path)))
          await expect.poll(() => requests[id].length, { intervals: [50] }).toBeGreaterThan(0);
      // Everything the browser stores, in every kind of storage, is listed under a category that may run.
      const storage = await storageNames(page);
      if (may.includes('C0004') && hasAds(path)) expect(storage.cookies).toContain('fly_ad');
      const probes = may.map((id) => `probe_${id}*`);
      const uses = (['C0001', ...may] as const).map((id) => storageUses[id]);
      const unnamed = (keys: readonly string[], names: readonly string[]) =>
        keys.filter((key) => !isNamed([...names, ...probes], key));
      expect({
        cookies: unnamed(
          storage.cookies,
          uses.flatMap(({ cookies }) => cookies),
        ),
        local: unnamed(
          storage.local,
          uses.flatMap(({ local }) => local),
        ),
        session: unnamed(
          storage.session,
          uses.flatMap(({ session }) => session),
        ),
        databases: unnamed(
          storage.databases,
          uses.flatMap(({ databases }) => databases),
        ),
        caches: unnamed(
          storage.caches,
          uses.flatMap(({ caches }) => caches),
        ),
      }).toEqual({ cookies: [], local: [], session: [], databases: [], caches: [] });
    });
  });
}

/** Names of stored items that match, in every kind of storage. */
const leftOf = async (page: Page, pattern: RegExp) =>
  Object.values(await storageNames(page))
    .flat()
    .filter((name) => pattern.test(name));

/** Locator iframes, by which third-party iframes find the consent platform. */
const locators = (page: Page) => page.locator('iframe[name$="Locator"]');

test.describe('a reader without a choice', { tag: '@wide' }, () => {
  test.use({ consent: 'none' });

  test('CN-02 CN-03 CN-11 FT-10 sees the banner, chooses, is recognized, and withdraws', async ({ page }) => {
    // During the fade-in the colors are not final.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { ran } = await plantProbes(page);
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/latest/');
    await expect(banner(page)).toBeVisible();
    expect(await groups(page)).toBe(',C0001,');
    expect(ran).toEqual([]);
    // The first command in the queue of Google's tags denies everything until the reader chooses.
    expect(await googleCommand(page, 0)).toMatchObject([
      'consent',
      'default',
      { ad_storage: 'denied', analytics_storage: 'denied' },
    ]);
    // No third-party script runs that could look for them.
    await expect(locators(page)).toHaveCount(0);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => !isNamed(storageUses.C0001.cookies, name))).toEqual([]);
    expect(cookies).not.toContain('OptanonConsent');
    // No criterion of this configuration selects a share of the readers: no number is stored.
    expect((await storageNames(page)).local).not.toContain('neutron:1:slot');
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.002,
    );
    // The banner comes before the skip link; axe recognizes skip links only as the first of a page.
    expect(await axeViolations(page, { without: ['a[href="#main"]'] })).toEqual([]);

    // Reject and accept are equal: the same size, side by side, and one Tab apart.
    const accept = page.getByRole('button', { name: 'Accept all' });
    const reject = page.getByRole('button', { name: 'Reject all' });
    const [yes, no] = [await accept.boundingBox(), await reject.boundingBox()];
    expect(yes?.y).toBe(no?.y);
    expect(Math.abs((yes?.width ?? 0) - (no?.width ?? 1))).toBeLessThan(20);
    expect(await accept.getAttribute('class')).toBe(await reject.getAttribute('class'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(accept).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(reject).toBeFocused();

    // It does not block the page.
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie settings' });
    for (const name of ['Performance', 'Functional', 'Personal adverts', 'Social media'])
      await expect(settings.getByRole('switch', { name })).not.toBeChecked();
    // What is stored without consent is listed, and what needs consent.
    await expect(settings.getByRole('listitem').first()).toContainText('your screen type');
    await expect(settings.getByRole('switch', { name: 'Social media' })).toHaveAccessibleDescription(
      /comments/,
    );
    expect(await axeViolations(page, { part: 'dialog' })).toEqual([]);
    await settings.getByRole('switch', { name: 'Performance' }).check();
    const written = page.waitForResponse('**/consent/receipts');
    await settings.getByRole('button', { name: 'Save my choices' }).click();
    await expect(page.getByText('Your choices are saved. Change them any time under')).toBeVisible();
    expect((await written).status()).toBe(204);
    await expect(settings).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
    await settled(page, ['C0002']);
    expect(ran).toEqual(['C0002']);
    const updated = await page.evaluate(() =>
      (window.dataLayer ?? []).findLast((entry) => Reflect.get(entry, 1) === 'update'),
    );
    expect(updated).toMatchObject({
      0: 'consent',
      2: { ad_storage: 'denied', analytics_storage: 'granted' },
    });
    // Third-party iframes find the platform by these locators: they are added with the first third party.
    await expect(locators(page)).toHaveCount(0);
    await page.evaluate(() => {
      // One that is not rendered and so not fetched.
      const frame = document.createElement('iframe');
      Object.assign(frame, { loading: 'lazy', hidden: true, src: 'https://other.example/frame.html' });
      document.body.append(frame);
    });
    await expect(locators(page)).toHaveCount(2);
    expect((await storageNames(page)).databases).toContain('probe_C0002');

    await page.reload();
    await settled(page, ['C0002']);
    await expect(banner(page)).toHaveCount(0);

    // The page reloads without the withdrawn categories.
    const again = await openSettings(page);
    await expect(again.getByRole('switch', { name: 'Performance' })).toBeChecked();
    const reloaded = page.waitForEvent('load');
    await again.getByRole('button', { name: 'Reject all' }).click();
    await reloaded;
    await settled(page, []);
    expect(await groups(page)).toBe(',C0001,');
    expect(ran).toEqual(['C0002', 'C0002']);
    // And nothing of it is left, in any kind of storage.
    await expect.poll(() => leftOf(page, /^probe_|^session-id$|^page-view-count$/)).toEqual([]);
  });

  test('CN-11 deletes what a tag stored for the whole domain with the rest', async ({ page, baseURL }) => {
    await plantProbes(page);
    await page.goto(`http://www.wave.localhost:${new URL(baseURL ?? '').port}/latest/`);
    await settled(page, []);
    // The page deletes what it finds without consent when it is idle for the first time: what comes before that is gone.
    await expect(async () => {
      await page.evaluate(async () => {
        const name = 'probe_C0002';
        const keep = (text: string) => {
          // biome-ignore lint/suspicious/noDocumentCookie: as tags do it
          document.cookie = `${text}; Path=/`;
        };
        for (const domain of ['', '; Domain=www.wave.localhost', '; Domain=wave.localhost'])
          keep(`${name}=1${domain}`);
        localStorage.setItem(name, '1');
        await caches.open(name);
        await new Promise<void>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        });
      });
      expect(await leftOf(page, /^probe_/)).toHaveLength(6);
    }).toPass();
    await banner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(() => leftOf(page, /^probe_/)).toEqual([]);
  });

  test('CN-11 AN-12 AN-18 AN-21 stays in one session where no consent is needed, from document to document', {
    tag: '@all',
  }, async ({ page }) => {
    await page.context().addCookies([{ name: 'geo', value: 'US-OH', url: 'http://127.0.0.1' }]);
    const sessionNow = async () => {
      const cookies = await page.context().cookies();
      const { session, views, survey } = await page.evaluate(() => ({
        session: sessionStorage.getItem('session-id'),
        views: sessionStorage.getItem('page-view-count'),
        survey: localStorage.getItem('survey-done'),
      }));
      const ad = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
      return { session, views, survey, ad: ad('fly_ad'), adViews: ad('fly_ad_pv') };
    };
    await page.goto('/latest/');
    // No banner is shown where consent is not needed.
    await expect(banner(page)).toContainText('unless you opt out');
    await expect.poll(sessionNow).toMatchObject({ views: '1', adViews: '1' });
    await page.evaluate(() => localStorage.setItem('survey-done', 'earlier'));
    const first = await sessionNow();
    expect(first.session).toBeTruthy();
    await page.goto('/news/');
    await expect.poll(sessionNow).toEqual({ ...first, views: '2', adViews: '2' });
    // A consent service without a response rejects nothing: counting continues, and ad cookies wait.
    await page.route('**/consent/context.json', (route) => route.fulfill({ body: '<html>' }));
    await page.goto('/latest/');
    await expect.poll(sessionNow).toEqual({ ...first, views: '3', adViews: '2' });
    // Nor do settings saved meanwhile: the reader rejected one category, and no other.
    const settings = await openSettings(page);
    await expect(settings.getByRole('switch', { name: 'Personal adverts' })).toBeChecked();
    await settings.getByRole('switch', { name: 'Performance' }).uncheck();
    await settings.getByRole('button', { name: 'Save my choices' }).click();
    await expect
      .poll(async () => {
        const [stored] = (await page.context().cookies()).filter(({ name }) => name === 'OptanonConsent');
        return new URLSearchParams(stored?.value).get('groups');
      })
      .toBe('C0001:1,C0002:0,C0003:1,C0004:1,C0005:1');
  });

  test('CN-11 CN-12 opts out by the link on the page for California, and the IAB string has it', async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'geo', value: 'US-CA', url: 'http://127.0.0.1' }]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/do-not-sell-or-share-my-personal-information/');
    await expect(banner(page)).toBeVisible();
    expect(await groups(page)).toBe(',C0001,C0002,C0003,C0004,C0005,');
    expect(requests).not.toContain('/consent/iab.js');
    await page.locator('main').getByRole('link', { name: 'Do not sell or share' }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie settings' });
    await expect(settings.getByRole('switch', { name: 'Personal adverts' })).not.toBeChecked();
    await expect(settings.getByRole('switch', { name: 'Performance' })).toBeChecked();
    const gpp = (command: string, parameter?: string) =>
      page.evaluate(
        ([name, more]) => new Promise((resolve) => window.__gpp?.(name, resolve, more)),
        [command, parameter],
      );
    // Only a call of the API loads it.
    await expect
      .poll(() => gpp('ping'))
      .toMatchObject({ signalStatus: 'ready', applicableSections: [8], sectionList: [8] });
    expect(await gpp('hasSection', 'usca')).toBe(true);
    expect(await gpp('hasSection', 'usnat')).toBe(false);
    expect(await gpp('getSection', 'usca')).toMatchObject({ SaleOptOut: 1, SharingOptOut: 1 });
    expect(await gpp('getField', 'usca.SaleOptOut')).toBe(1);
    const tcf = await page.evaluate(
      () => new Promise((resolve) => window.__tcfapi?.('addEventListener', 2, resolve)),
    );
    expect(tcf).toMatchObject({ gdprApplies: false });
    expect(requests).toContain('/consent/iab.js');
  });

  test('CN-02 ER-28 without the platform the page is complete, and nothing optional runs', async ({
    page,
    problems,
  }) => {
    const { ran } = await plantProbes(page);
    await page.route('**/consent/sdk.js', (route) => route.abort());
    await page.goto('/latest/');
    await hydrated(page);
    await expect
      .poll(() => problems.some((text) => text.includes('Loading of script consent failed')))
      .toBe(true);
    const settings = await openSettings(page);
    await expect(settings).toContainText('You can’t change your choices right now');
    expect(ran).toEqual([]);
    problems.length = 0;
  });
});

test.describe('a reader who accepted everything', { tag: '@wide' }, () => {
  test.use({ consent: 'accepted' });

  test('CN-12 is not targeted when only requests have the signal, not even briefly, and sees why', {
    tag: '@all',
  }, async ({ page }) => {
    // The service is slow: everything that does not wait for it starts.
    await page.route('**/consent/context.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      const groups: string[] = [];
      Object.defineProperty(window, 'OnetrustActiveGroups', {
        get: () => groups.at(-1),
        set: (value: string) => groups.push(value),
      });
      Object.assign(window, { groups });
    });
    const activeGroups = () => page.evaluate(() => (window as unknown as { groups: string[] }).groups);
    const { ran, requests, begun } = await plantProbes(page);
    await page.goto('/latest/');
    await settled(page, optionalCategories);
    await begun(true);
    // Without the signal consent counts, and nothing else waited for the service.
    expect(await activeGroups()).toEqual([',C0001,C0002,C0003,C0005,', ',C0001,C0002,C0003,C0004,C0005,']);
    expect(ran.at(-1)).toBe('C0004');
    expect(requests.C0004.length).toBeGreaterThan(0);
    expect((await storageNames(page)).cookies).toContain('fly_ad');

    // The signal comes later, in a tab that knew another state before.
    await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
    ran.length = 0;
    requests.C0004.length = 0;
    const context = page.waitForResponse('**/consent/context.json');
    const shown = page.waitForResponse('**/ads/v1/slots');
    await page.reload();
    await Promise.all([context, shown]);
    await settled(page, ['C0002', 'C0003', 'C0005']);
    expect((await activeGroups()).join()).not.toContain('C0004');
    expect(ran).not.toContain('C0004');
    expect(requests.C0004).toEqual([]);
    await expect.poll(() => leftOf(page, /^fly_ad|^probe_C0004/)).toEqual([]);

    const settings = await openSettings(page);
    const targeting = settings.getByRole('switch', { name: 'Personal adverts' });
    await expect(targeting).not.toBeChecked();
    await expect(targeting).toBeDisabled();
    await expect(targeting).toHaveAccessibleDescription(/Global Privacy Control/);
    await expect(settings.getByRole('switch', { name: 'Performance' })).toBeChecked();
  });
});

test.describe('staff', { tag: '@wide' }, () => {
  test.use({ consent: ['C0001', 'C0002'] });
  test('CN-13 see every tag of a page, the consent it ran under and its cost', { tag: '@all' }, async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'core_auth_staff', value: '1', url: 'http://127.0.0.1' }]);
    await plantProbes(page);
    await page.goto('/latest/#tag-report');
    await settled(page, ['C0002']);
    const report = page.getByRole('dialog', { name: 'Script tags of this page' });
    await expect(report).toBeVisible();
    const row = (name: string) => report.getByRole('row').filter({ hasText: name });
    await expect(row('consent')).toHaveText(/C0001\s*ran \(necessary\)\s*[\d,]+\s*\d/);
    await expect(row('probe-C0002')).toHaveText(/C0002\s*ran \(granted\)/);
    await expect(row('probe-C0004')).toHaveText(/C0004\s*waiting \(denied\)\s*–/);
    await expect(row('survey')).toHaveText(/C0003\s*waiting \(denied\)/);
    await expect(row('analytics')).toHaveText(/C0002\s*ran \(granted\)\s*[\d,]+\s*\d/);
    await expect(page.locator('script[data-hid="analytics"]')).toHaveAttribute('src', '/measurement/tag.js');
    expect(await axeViolations(page, { part: 'dialog' })).toEqual([]);
  });
});

test.describe('a reader who allows functional cookies', () => {
  test.use({ consent: ['C0001', 'C0003'] });
  test('AN-13 AN-21 sees one survey question, once, and can dismiss it', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/latest/');
    await page.waitForFunction(() => 'Survey' in window);
    await page.evaluate(() => (window as unknown as { Survey: { show(): void } }).Survey.show());
    const box = page.getByRole('region', { name: 'A question' });
    await expect(box).toContainText('Did you find what you came for?');
    await expect(page.locator('body')).toBeFocused();
    expect(await axeViolations(page, { part: '#survey' })).toEqual([]);
    // At the end of the page it is below the last line, not over it.
    const last = page.locator('#footer a').last();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(box).toBeInViewport();
    const [below, above] = await Promise.all([box.boundingBox(), last.boundingBox()]);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    const taken = page.waitForResponse('**/survey/answer');
    await box.getByRole('button', { name: 'In part' }).click();
    expect((await taken).status()).toBe(204);
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    const again = page.waitForResponse('**/survey/question.json');
    await page.reload();
    await (await again).finished();
    expect(await page.evaluate(() => localStorage.getItem('survey-done'))).toBe('found-it-1');
    await expect(box).toHaveCount(0);
  });
});

test('CN-04 CN-05 CN-06 CN-07 CN-08 EN-62 EN-70 EN-71 ER-28 tags run once, in order, at their timing and position, and where their criteria match @wide', async ({
  page,
  problems,
}) => {
  const tag = (tagId: string, more: Partial<ScriptTag> = {}, file = tagId): ScriptTag => ({
    tagId,
    timing: 'queue',
    src: `/planted/${file}.js`,
    gdprCategory: 'C0001',
    ...more,
  });
  // Only the consent platform knows the reader's location, after the tags have loaded.
  const place = { country: 'US', region: 'OR', model: 'opt-out', isGpc: false };
  await page.route('**/consent/context.json', (route) => route.fulfill({ json: place }));
  const desk: Criteria = { devices: ['desktop'], loggedIn: false, crawler: false, query: { jsDebug: true } };
  await plantTags(page, [
    tag('late', { priority: 5, location: 'footer' }),
    tag('early', { priority: 1, location: 'body' }),
    tag('early', { priority: 0 }, 'twice'),
    tag('loaded', { timing: 'windowLoad', location: 'head', renderOnce: true }),
    tag('each', { timing: 'immediate', location: 'head', renderOnce: false }),
    tag('off', { features: ['maintenanceNotice'] }),
    tag('here', { when: { ...desk, regions: ['US-OR'] } }),
    tag('elsewhere', { when: { ...desk, regions: ['US-WA'] } }),
    tag('broken', { timing: 'domContentLoaded' }),
    tag('leaving', { timing: 'beforeUnload', location: 'head' }),
  ]);
  const requests: string[] = [];
  await page.route('**/planted/*.js', (route) => {
    const name = /(\w+)\.js$/.exec(route.request().url())?.[1] ?? '';
    requests.push(name);
    if (name === 'broken') return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: `(window.ran??=[]).push("${name}")` });
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`));
  const ran = () => page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);
  const count = async (name: string) => (await ran()).filter((one) => one === name).length;

  await page.goto('/latest/?jsDebug=1');
  await expect.poll(async () => (await ran()).sort()).toEqual(['each', 'early', 'here', 'late', 'loaded']);
  expect((await ran()).filter((name) => /early|late/.test(name))).toEqual(['early', 'late']);
  const parent = (name: string) =>
    page.evaluate((id) => document.querySelector(`[data-hid="${id}"]`)?.parentElement?.localName, name);
  expect(await Promise.all(['early', 'late', 'loaded'].map(parent))).toEqual(['body', 'body', 'head']);
  expect(
    await page.evaluate(() => {
      const [early, late] = ['early', 'late'].map((id) => document.querySelector(`[data-hid="${id}"]`));
      const main = document.querySelector('main');
      const follows = Node.DOCUMENT_POSITION_FOLLOWING;
      return Boolean(
        early &&
          late &&
          main &&
          early.compareDocumentPosition(main) & main.compareDocumentPosition(late) & follows,
      );
    }),
  ).toBe(true);
  await expect.poll(() => logged.join('\n')).toContain('One or more features required for off are disabled');
  expect(logged.join('\n')).toMatch(/error Loading of script broken failed/);

  // On a client-side navigation tags for every page run again, the others do not.
  await scrollAndClick(page.locator('footer').getByRole('link', { name: 'Topics' }));
  await page.waitForURL('**/topic/');
  await expect.poll(() => count('each')).toBe(2);
  expect(await count('loaded')).toBe(1);
  expect(requests).not.toContain('leaving');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(() => count('leaving')).toBe(1);
  expect(requests).not.toContain('twice');
  expect(requests).not.toContain('off');
  expect(requests).not.toContain('elsewhere');
  expect(await count('here')).toBe(1);
  problems.length = 0;
});

test.describe('a platform that', { tag: '@wide' }, () => {
  test.use({ consent: 'none' });
  const script = '**/consent/sdk.js';
  const context = '**/consent/context.json';
  const cases = [
    ['never answers', script, () => new Promise<void>(() => {})],
    [
      'speaks rubbish',
      script,
      (route: Route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.OnetrustActiveGroups=7;(' }),
    ],
    [
      'claims more than there is',
      script,
      (route: Route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.OnetrustActiveGroups="C0001,C0002,all"',
        }),
    ],
    ['has a service that never answers', context, () => new Promise<void>(() => {})],
    ['has a service that speaks rubbish', context, (route: Route) => route.fulfill({ body: '<html>' })],
  ] as const;
  test('CN-02 CN-11 is slow or sends invalid data: the page is complete, and nothing optional runs', {
    tag: '@all',
  }, async ({ page, problems }) => {
    const { ran, requests } = await plantProbes(page);
    for (const [, address, answer] of cases) {
      await page.route(address, answer);
      const called = page.waitForRequest(address);
      await page.goto('/latest/');
      await called;
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
      // The router works: another page opens.
      await scrollAndClick(page.locator('footer').getByRole('link', { name: 'Topics' }));
      await page.waitForURL('**/topic/');
      expect(ran).toEqual([]);
      expect(Object.values(requests).flat()).toEqual([]);
      await page.unroute(address);
    }
    problems.length = 0;
  });
});

test.describe('a cookie that the site did not write', { tag: '@wide' }, () => {
  test.use({ consent: 'none' });
  test('CN-11 is no answer', async ({ page }) => {
    const url = 'http://127.0.0.1';
    await page.context().addCookies([
      { name: 'OptanonConsent', value: 'groups=C0001%3A1%2CC0002%3A1%2CC0003%3A1%2CC0004%3A1', url },
      { name: 'OptanonAlertBoxClosed', value: '2026-11-01T00:00:00Z', url },
    ]);
    const { ran } = await plantProbes(page);
    await page.goto('/latest/');
    await expect(banner(page)).toBeVisible();
    expect(ran).toEqual([]);
  });
});
