// Pages where nobody is followed: whatever the configuration names and the reader allows, no tracker runs there.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated, staffToken, test } from './journey.ts';
import { plantProbes } from './probe-tags.ts';

const api = '/api/neutron/stories/wavelength';
const headers = { authorization: `Bearer ${staffToken}` };

/** Publishes something about health, and says where it stands. */
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

/** Every tag had its turn: the one that follows nobody is there. */
const helped = (page: Page) => page.waitForFunction(() => 'probe_C0003' in window);

test.describe('a reader who agreed to everything', () => {
  test.use({ consent: 'accepted' });

  test('FF-04 FF-06 CN-05 no tracker runs on pages about health, live, for search engines or in letters @wide', async ({
    page,
    request,
  }) => {
    const film = { kind: 'video', title: 'A night of sleep, measured', mp4Url: '/media/x.mp4' };
    const pictures = { kind: 'gallery', title: 'Ten ways to sleep', items: [] };
    const [video, gallery] = await Promise.all([publish(request, film), publish(request, pictures)]);
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

    // What has run cannot be called back: from a page that has trackers, such a page opens as a document of its own.
    await page.goto('/latest/');
    await page.waitForFunction(() => 'probe_C0002' in window && 'probe_C0004' in window);
    await hydrated(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/topic/health/',
        textContent: 'Health',
      });
      document.querySelector('main')?.prepend(link);
      link.click();
    });
    await page.waitForURL('**/topic/health/');
    await page.waitForFunction(() => 'probe_C0003' in window && !('probe_C0002' in window));
    expect(await page.evaluate(() => 'probe_C0004' in window)).toBe(false);
    await Promise.all([video.withdraw(), gallery.withdraw()]);
  });
});
