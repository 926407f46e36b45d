import { describe, expect, it, vi } from 'vitest';
import { publication } from '#config';
import { fakeApi } from './test/fake-api.ts';
import { testSite } from './test/test-site.ts';

function siteWith(lookup?: (path: string) => Response | Promise<Response>, more = {}) {
  const itself = (path: string) => Response.json({ data: { urlType: 'OK', urlPath: path, targets: [] } });
  return testSite({ api: fakeApi(() => undefined, lookup ?? itself), ...more });
}

describe('looking an address up', () => {
  it('RM-16 VN-13 every navigation looks up once, with type, slug, path and edition', async () => {
    const site = siteWith();
    expect((await site.get('/article/a-story/')).status).toBe(200);
    expect(site.api.lookups).toHaveLength(1);
    const query = site.api.lookups[0]?.searchParams;
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      path: '/article/a-story/',
      contentType: 'article',
      slug: 'a-story',
      edition: 'us',
    });
  });

  it.each(['/about/', '/news/', '/news/2/', '/newsletters/'])(
    'RT-75 RT-76 RM-16 %s needs no lookup',
    async (path) => {
      const site = siteWith();
      await site.get(path);
      expect(site.api.lookups).toHaveLength(0);
    },
  );

  it('RT-76 a gallery is looked up', async () => {
    const site = siteWith();
    await site.get('/pictures/x/');
    expect(site.api.lookups).toHaveLength(1);
  });

  it('VN-12 a failing lookup changes nothing', async () => {
    const site = siteWith(() => new Response('broken', { status: 500 }));
    expect((await site.get('/article/a-story/')).status).toBe(200);
  });

  it('VN-14 a lookup that does not answer holds the page for two seconds at most', async () => {
    vi.useFakeTimers();
    try {
      const answer = siteWith(() => new Promise<Response>(() => {})).get('/article/a-story/');
      await vi.advanceTimersByTimeAsync(2000);
      expect((await answer).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['VN-18', '/article/foo-x/', 404],
    ['VN-20', '/feature/about/', 301],
    ['VN-21', '/article/a-story/', 200],
  ])('%s in test mode %s answers %i without a request', async (_id, path, status) => {
    const site = siteWith(undefined, { publication: { ...publication, vanity: { testMode: true } } });
    expect((await site.get(path)).status).toBe(status);
    expect(site.api.lookups).toHaveLength(0);
  });
});
