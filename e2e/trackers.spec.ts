// Pages without tracking: whatever the configuration names and the reader allows, no tracker runs there.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated, staffToken, storiesOn, test } from './journey.ts';
import { plantProbes } from './probe-tags.ts';

const api = '/api/neutron/stories/wavelength';
const headers = { authorization: `Bearer ${staffToken}` };

/** Publishes content about health, and returns its path. */
async function publish(request: APIRequestContext, story: { kind: string; [field: string]: unknown }) {
  const slug = `e2e-health-${story.kind}-${Date.now()}`;
  const topics = [{ slug: 'health', primary: true }];
  const made = await request.post(api, { headers, data: { story: { ...story, slug, topics } } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()).data;
  const to = (what: string) => request.post(`${api}/${id}/${what}`, { headers, data: {} });
  expect((await to('publish')).ok()).toBe(true);
  return { slug, withdraw: () => to('withdraw') };
}

/** Every tag was considered: the one without tracking has loaded. */
const helped = (page: Page) => page.waitForFunction(() => 'probe_C0003' in window);

/** Follows a link of the page. */
const follow = (page: Page, href: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, href);

test.describe('a reader who agreed to everything', () => {
  test.use({ consent: 'accepted' });

  test('FF-04 FF-06 CN-05 AN-18 AN-20 ER-25 no tracker runs on pages about health, live, for search engines or in newsletters @wide', async ({
    page,
    request,
    problems,
  }) => {
    const clip = { kind: 'video', title: 'A night of sleep, measured', mp4Url: '/media/x.mp4' };
    const pictures = { kind: 'gallery', title: 'Ten ways to sleep', items: [] };
    const [video, gallery] = await Promise.all([publish(request, clip), publish(request, pictures)]);
    const { ran } = await plantProbes(page);
    const pages = [
      '/topic/health/',
      `/video/${video.slug}/`,
      `/pictures/${gallery.slug}/`,
      '/landing/start-here/',
      '/article/data-center-vote-live/',
    ];
    for (const path of pages) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain('<main');
      expect(html, path).not.toMatch(/ data-ad=/);
      await page.goto(path);
      await helped(page);
      expect(new Set(ran), path).toEqual(new Set(['C0003', 'C0005']));
    }
    const mail = await (await request.get('/newsletter-generator/newsletter/locked/')).text();
    expect(mail).toContain('<body');
    expect(mail).not.toContain('<script');

    // Nor with a story that allows trackers and follows one that does not: both are in one document.
    const aboutHealth = await storiesOn(page, '/topic/health/');
    const url = (await storiesOn(page, '/')).find((path) => !aboutHealth.includes(path)) ?? '';
    const slug = url.split('/')[2];
    const items = [{ id: slug, slug, source: 'latest', title: slug, type: 'article', url }];
    await page.route('**/api/neutron/seamless/**', (route) => route.fulfill({ json: { data: { items } } }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(aboutHealth[0] ?? '');
    await helped(page);
    await page.evaluate(() => document.querySelector('[data-place="seamless"]')?.scrollIntoView());
    await page
      .locator('[data-story] header h2')
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    await page.waitForURL(`**${url}`);
    const trackers = page.locator('[data-hid="probe-C0002"], [data-hid="probe-C0004"]');
    await expect(trackers).toHaveCount(0);

    // A running script cannot be stopped: from a page with trackers, such a page opens as a new document.
    await page.goto(url);
    await page.waitForFunction(() => 'probe_C0002' in window && 'probe_C0004' in window);
    await hydrated(page);
    // An error page forbids no trackers: it stays in this document, and is one page view.
    const events = () => page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event));
    await expect.poll(events).toContain('page_view');
    const views = (await events()).filter((name) => name === 'page_view').length;
    const documents: string[] = [];
    page.on('request', (sent) => {
      if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) documents.push(sent.url());
    });
    await follow(page, '/article/no-such-story/');
    await expect.poll(events).toContain('page_not_found');
    // A new document would have replaced this one by now.
    await page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    const names = await events();
    expect(names.filter((name) => name === 'page_view')).toHaveLength(views + 1);
    expect(names.filter((name) => name === 'page_not_found')).toHaveLength(1);
    expect(documents).toEqual([]);
    expect(problems.filter((text) => !/the server responded with a status of 404/.test(text))).toEqual([]);
    problems.splice(0);

    await follow(page, '/topic/health/');
    await page.waitForURL('**/topic/health/');
    await page.waitForFunction(() => 'probe_C0003' in window && !('probe_C0002' in window));
    expect(await page.evaluate(() => 'probe_C0004' in window)).toBe(false);
    await Promise.all([video.withdraw(), gallery.withdraw()]);
  });
});
