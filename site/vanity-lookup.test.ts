import { describe, expect, it, vi } from 'vitest';
import { publication } from '#config';
import type { Vanity } from '#content/entities/vanity.ts';
import { fakeApi } from './test/fake-api.ts';
import { testSite } from './test/test-site.ts';

const to = (slug: string) => [{ edition: 'us', targetType: 'url', target: { slug, availableOn: [] } }];
const entries: Record<string, Vanity> = {
  '/finance/': {
    urlType: 'PERMANENT_REDIRECT',
    enabled: true,
    targets: [{ edition: 'us', targetType: 'topic', target: { slug: 'finance', availableOn: [] } }],
  },
  '/campaign-x/': { urlType: 'TEMPORARY_REDIRECT', enabled: true, targets: to('/latest/') },
  '/masked/': { urlType: 'MASK', enabled: true, targets: to('/article/behind-the-mask/') },
  '/article/withdrawn-for-good/': { urlType: 'NOT_FOUND', enabled: true, targets: [] },
};

function siteWith(lookup?: (path: string) => Response | Promise<Response>, more = {}) {
  const known = (path: string) =>
    Response.json({
      data: entries[path.split('?')[0] ?? ''] ?? { urlType: 'OK', urlPath: path, targets: [] },
    });
  return testSite({ api: fakeApi(() => undefined, lookup ?? known), ...more });
}

describe('addresses that stand for others', () => {
  it('RM-16 VN-13 every visit asks once, with type, slug, path and edition', async () => {
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
    'RT-75 RT-76 RM-16 %s asks nothing',
    async (path) => {
      const site = siteWith();
      await site.get(path);
      expect(site.api.lookups).toHaveLength(0);
    },
  );

  it('RT-76 a gallery asks', async () => {
    const site = siteWith();
    await site.get('/pictures/x/');
    expect(site.api.lookups).toHaveLength(1);
  });

  it.each([
    ['RT-12 VN-26', '/finance/', 301, '/topic/finance/'],
    ['VN-26 VN-02', '/campaign-x/', 302, '/latest/'],
  ])('%s %s is a %i to %s', async (_ids, path, status, location) => {
    const answer = await siteWith().get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  it('VN-26 an address nobody knows is still a 404', async () => {
    expect((await siteWith().get('/nobody-knows/')).status).toBe(404);
  });

  it('VN-05 VN-07 VN-15 a mask shows the other page under this address, for ten minutes', async () => {
    const answer = await siteWith().get('/masked/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('behind-the-mask');
    expect(answer.headers.get('cache-control')).toContain('max-age=600');
  });

  it('VN-06 VN-07 without the feature the mask is a redirect', async () => {
    const answer = await siteWith().get('/masked/?featureDisable=vanity.mask');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toMatch(/^\/article\/behind-the-mask\//);
  });

  it('VN-11 an address that was taken away is not found, with the page around it', async () => {
    const answer = await siteWith().get('/article/withdrawn-for-good/');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<header');
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
  ])('%s in test mode %s answers %i without asking', async (_id, path, status) => {
    const site = siteWith(undefined, { publication: { ...publication, vanity: { testMode: true } } });
    expect((await site.get(path)).status).toBe(status);
    expect(site.api.lookups).toHaveLength(0);
  });
});
