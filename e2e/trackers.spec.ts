// Pages without tracking: whatever the configuration names and the reader allows, no tracker runs there.
import type { Page } from '@playwright/test';
import { expect, hydrated, storiesOn } from './journey.ts';
import { test } from './newsroom.ts';
import { plantProbes } from './probe-tags.ts';
import type { StaffCalls } from './staff-calls.ts';

/** Publishes content about health. */
async function publish(staff: StaffCalls, content: { kind: string; [field: string]: unknown }) {
  const story = await staff.newStory({ ...content, topics: [{ slug: 'health', primary: true }] });
  await staff.publish(story.id);
  return story;
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

/** Stories about health, and the address of one that allows trackers. */
async function storiesOfBoth(page: Page) {
  const aboutHealth = await storiesOn(page, '/topic/health/');
  return {
    aboutHealth,
    url: (await storiesOn(page, '/')).find((path) => !aboutHealth.includes(path)) ?? '',
  };
}

test.describe('a reader who agreed to everything', () => {
  test.use({ consent: 'accepted' });

  test('FF-04 FF-06 CN-05 AN-18 AN-20 ER-25 no tracker runs on pages about health, live, for search engines or in newsletters @wide', async ({
    page,
    request,
    staff,
  }) => {
    const clip = { kind: 'video', title: 'A night of sleep, measured', mp4Url: '/media/x.mp4' };
    const pictures = { kind: 'gallery', title: 'Ten ways to sleep', items: [] };
    const [video, gallery] = await Promise.all([publish(staff, clip), publish(staff, pictures)]);
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
    await Promise.all([staff.withdraw(video.id), staff.withdraw(gallery.id)]);
  });

  test('FF-04 CN-05 no tracker runs for a story that allows them and follows one that does not', {
    tag: '@all',
  }, async ({ page }) => {
    await plantProbes(page);
    // Both are in one document.
    const { aboutHealth, url } = await storiesOfBoth(page);
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
  });

  test('FF-04 AN-18 a running script cannot be stopped: a page without trackers opens as a new document', {
    tag: '@all',
  }, async ({ page, problems }) => {
    await plantProbes(page);
    const { url } = await storiesOfBoth(page);
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
  });
});
