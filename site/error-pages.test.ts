import { describe, expect, it, vi } from 'vitest';
import { PageError } from '#app/site-error.ts';
import type { ComponentError } from '#content/page/component-error.ts';
import { composed, headerLinks, link, list, listingPage } from './test/composed-pages.ts';
import { fakeApi } from './test/fake-api.ts';
import { testSite } from './test/test-site.ts';

const failed = (status: number, errors: ComponentError['errors']): ComponentError => ({
  id: 'main',
  fetcherName: 'story',
  name: 'Lead story',
  status,
  errors,
});

describe('errors', () => {
  it('ER-01 ER-02 a story that moved is followed to its slug in this edition', async () => {
    const availableOn = [
      { edition: 'fr', slug: 'nouveau' },
      { edition: 'us', slug: 'new' },
    ];
    const api = fakeApi(() => Response.json({ errors: [{ code: 404, availableOn }] }, { status: 404 }));
    const { get } = testSite({ api });
    const response = await get('/article/old/');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/article/new/');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['ER-02', [{ code: 410, availableOn: [{ edition: 'us', slug: 'new' }] }]],
    ['ER-01', [{ code: 404, availableOn: [{ edition: 'fr', slug: 'nouveau' }] }]],
    ['ER-01', [{ code: 404, availableOn: [{ edition: 'us', slug: '' }] }]],
    ['ER-03', [{ code: 404 }]],
  ])('%s %j stays a 404', async (_ids, errors) => {
    const api = fakeApi(() => Response.json({ errors }, { status: 404 }));
    const { get } = testSite({ api });
    expect((await get('/article/old/')).status).toBe(404);
  });

  it('ER-04 ER-05 ER-06 ER-07 ER-23 the 404 page has its text, and a message when no route matches', async () => {
    const { get } = testSite();
    const unmatched = await (await get('/nowhere/')).text();
    const missing = await (await get('/article/unknown/')).text();
    for (const html of [unmatched, missing]) {
      expect(html).toContain('<title>Page Not Found | Wavelength</title>');
      expect(html).toContain('Uh-oh');
      expect(html).toMatch(/This is probably not the page you(’|&#x27;)re looking for\. Sorry about that\./);
      expect(html).toContain('This is probably not the page you&#x27;re looking for. Sorry about that.');
      expect(html).toContain('content="noindex"');
    }
    expect(unmatched).toContain('This page could not be found');
    expect(missing).not.toContain('This page could not be found');
  });

  it('RM-03 a failed page keeps the shell the site last saw', async () => {
    const { get } = testSite();
    await get('/');
    expect(await (await get('/nowhere/')).text()).toContain('From the header');
  });

  it('RT-57 ER-25 the static error page is a 500 with details in the log only', async () => {
    const { get, lines } = testSite();
    const response = await get('/_error/static/');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(html).not.toContain('Neutron static error page');
    const line = lines.find(({ message }) => message === 'Neutron static error page');
    expect(line).toMatchObject({ level: 'error' });
    // The page carries only the id of this log line, by which the browser's report is joined to it (AN-15).
    const errorId = (line?.fields as { errorId?: string } | undefined)?.errorId;
    expect(errorId).toMatch(/^\d{10}$/);
    expect(html).toContain(`"errorId":"${errorId}"`);
  });

  it('RT-79 ER-21 ER-25 an unplanned error is a 500 without its stack', async () => {
    const { get } = testSite();
    const response = await get('/_error/throw/');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).not.toMatch(/on purpose|error-throw|\bat \w+ \(/);
  });

  it('ER-24 a missing page is not reported', async () => {
    const { get, lines } = testSite();
    await get('/article/unknown/');
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('ER-08 what a validator throws decides the page', async () => {
    const validator = () => {
      throw new PageError(418, 'short and stout');
    };
    const routes = [{ name: 'teapot', path: '/teapot/', page: 'listing' as const, validator }];
    const { get, lines } = testSite({ routes });
    expect((await get('/teapot/')).status).toBe(418);
    expect(lines).toContainEqual(expect.objectContaining({ message: 'short and stout' }));
  });

  it.each([
    ['ER-11', () => new Response('text'), 500],
    ['ER-12', () => Response.json({ header: {} }), 500],
    ['AP-07', () => new Response(null, { status: 302, headers: { location: '/elsewhere' } }), 500],
    ['ER-09', () => new Response('down', { status: 503 }), 503],
  ])('%s an API response of %s gives %i', async (_ids, answer, status) => {
    const { get } = testSite({ api: fakeApi(answer) });
    expect((await get('/latest/')).status).toBe(status);
  });

  it('CP-13 a component of the header that failed does not break the page', async () => {
    const page = {
      ...listingPage('latest', 1),
      header: { components: [failed(500, []), headerLinks('Still here')] },
    };
    const { get } = testSite({ api: fakeApi(() => page) });
    const response = await get('/latest/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Still here');
  });

  it('CP-13 a component beside the main one that failed is dropped', async () => {
    const page = composed('listing', 'latest', [
      list('main', [link('latest')]),
      { ...failed(404, []), id: 'rail' },
    ]);
    const { get } = testSite({ api: fakeApi(() => page) });
    const response = await get('/latest/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Story latest');
  });

  it.each([
    ['CP-08 CP-13', failed(404, [{ code: 404, message: 'gone' }]), 404],
    ['CP-11 CP-13', failed(500, [{ code: 500, message: 'broken' }]), 500],
    ['CP-09', failed(301, [{ code: 301, message: '', availableOn: [{ edition: 'us', slug: 'new' }] }]), 301],
  ])('%s the main component decides: %o gives %i', async (_ids, main, status) => {
    const { get } = testSite({ api: fakeApi(() => composed('article', 'old', [main])) });
    const response = await get('/article/old/');
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(status === 301 ? '/article/new/' : null);
  });

  it('ER-16 ER-35 an unknown middleware stops the site at its start', () => {
    expect(() => testSite({ middleware: ['language', 'weather'] })).toThrow(
      expect.objectContaining({ status: 500, message: 'Unknown middleware weather' }),
    );
  });

  it('ER-35 in production a site that failed to start logs it, and responds with 500', async () => {
    vi.stubEnv('PROD', true);
    const { get, lines } = testSite({ middleware: ['weather'] });
    const response = await get('/');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('An error occurred while showing the error page');
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'Module middleware could not be registered' }),
    );
    vi.unstubAllEnvs();
  });

  it('AP-04 ER-09 an unreachable API is a 503, without details in the page', async () => {
    const down = {
      requests: [],
      lookups: [],
      fetchApi: () => Promise.reject(new Error('connect ECONNREFUSED')),
    };
    const { get } = testSite({ api: down });
    const response = await get('/');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).not.toContain('ECONNREFUSED');
  });
});
