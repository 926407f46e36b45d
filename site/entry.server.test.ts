import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PageError } from '#app/site-error.ts';
import type { ComponentError } from '#content/page/component-error.ts';
import { articlePage, composed, headerLinks, link, list, listingPage } from './test/composed-pages.ts';
import { fakeApi } from './test/fake-api.ts';
import { noon, testSite } from './test/test-site.ts';

const apiUrl = (request: Request | undefined) => new URL(request?.url ?? 'http://no.request');
const failed = (status: number, errors: ComponentError['errors']): ComponentError => ({
  id: 'main',
  fetcherName: 'story',
  name: 'Lead story',
  status,
  errors,
});

describe('pages', () => {
  it.each([
    ['RT-07', '/', 300],
    ['RT-08', '/article/known/', 7200],
    ['RT-09', '/paid-content/article/known/', 7200],
    ['RT-10 RM-22', '/finance/known/', 5400],
    ['RT-13', '/in-depth/security/known/', 5400],
    ['RT-01 RT-30', '/latest/', 300],
    ['RT-33', '/news/2/', 300],
    ['RM-17 RM-18 RT-38', '/reviews/', 5400],
    ['RT-44', '/meet-the-team/ada/2/', 5400],
    ['RT-56', '/topic/security/', 5400],
  ])('%s %s is 200 and kept for %i s', async (_ids, path, maxAge) => {
    const { get } = testSite();
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toMatch(new RegExp(`max-age=${maxAge}\\b`));
    expect(response.headers.get('surrogate-control')).toMatch(new RegExp(`max-age=${maxAge}\\b`));
  });

  it.each([
    ['RT-08', '/article/unknown/'],
    ['RT-10', '/sports/known/'],
    ['RT-11', '/education/c/b/a/'],
    ['RT-05', '/latest/abc/'],
    ['RT-06', '/latest/99999/'],
    ['RT-28', '/in-depth/security/'],
    ['RT-01', '/us/latest/'],
    ['RT-02', '/nothing/here/'],
  ])('%s %s is 404, no-cache', async (_ids, path) => {
    const { get } = testSite();
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('RT-04 a path without its slash is sent to the one with it, query and all', async () => {
    const { get } = testSite();
    const response = await get('/latest?x=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/latest/?x=1');
  });

  it.each(['/file.txt', '//evil.example', '/a//b'])('RT-04 VAL-01 %s is never redirected', async (path) => {
    const { get } = testSite();
    expect((await get(path)).status).toBe(404);
  });

  it('VAL-02 a page can only be read', async () => {
    const { get } = testSite();
    const response = await get('/latest/', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('RT-06 SEO-08 page 1 written out is the short page', async () => {
    const { get } = testSite();
    const html = await (await get('/latest/1/')).text();
    expect(html).toContain('rel="canonical" href="https://wavelength.example/latest/"');
  });

  it('RT-80 SEO-06 an article on another route of its family names the route it belongs to', async () => {
    const api = fakeApi(({ slug }) =>
      slug === 'paid' ? articlePage('paid', { section: 'sponsored' }) : undefined,
    );
    const { get } = testSite({ api });
    const response = await get('/article/paid/');
    expect(response.status).toBe(200);
    const canonical = 'https://wavelength.example/paid-content/article/paid/';
    expect(await response.text()).toContain(`rel="canonical" href="${canonical}"`);
  });

  it('RM-07 RM-08 CP-03 stands in header and footer', async () => {
    const { get } = testSite();
    const html = await (await get('/')).text();
    expect(html).toContain('From the header');
    expect(html).toMatch(/<footer[\s\S]*2026/);
  });

  it('RM-01 RM-09 the skybox leaves sponsored articles unless the feature brings it back', async () => {
    const { get } = testSite();
    const data = async (path: string) => (await (await get(path)).text()).includes('"showSkybox":true');
    expect(await data('/article/x/')).toBe(true);
    expect(await data('/paid-content/article/x/')).toBe(false);
    expect(await data('/paid-content/article/x/?featureEnable=isSponsoredArticleWithSkybox')).toBe(true);
  });

  it('SEO-15 SEO-16 speaks English and names its color', async () => {
    const { get } = testSite();
    const response = await get('/');
    const html = await response.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<meta name="theme-color" content="#080A12">');
    expect(response.headers.get('content-language')).toBe('en');
  });

  it('SEO-18 text of a story cannot leave the element it stands in', async () => {
    const evil = '</script><script>alert(1)</script>';
    const api = fakeApi(() => articlePage('x', { title: evil, dek: evil }));
    const { get } = testSite({ api });
    const html = await (await get('/article/x/')).text();
    expect(html).not.toContain('<script>alert(1)');
  });

  it('sends the body of an article once', async () => {
    const { get } = testSite();
    const html = await (await get('/article/x/')).text();
    expect(html.split('Kept once.')).toHaveLength(2);
  });

  it('has one inline script, the same on every page, with its hash', async () => {
    const { get, contentSecurity } = testSite();
    const scripts = async (path: string) =>
      [...(await (await get(path)).text()).matchAll(/<script>([^<]*)<\/script>/g)].map(([, code]) => code);
    const [first, second] = [await scripts('/'), await scripts('/nowhere/')];
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
    expect(contentSecurity.scriptHashes).toEqual([expect.stringMatching(/^sha256-[\w+/]{43}=$/)]);
  });
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

  it('ER-04 ER-05 ER-06 ER-07 ER-23 the 404 page says so, and says more when no route fits', async () => {
    const { get } = testSite();
    const unmatched = await (await get('/nowhere/')).text();
    const missing = await (await get('/article/unknown/')).text();
    for (const html of [unmatched, missing]) {
      expect(html).toContain('<title>Page Not Found | Wavelength</title>');
      expect(html).toContain('Uh-oh');
      expect(html).toMatch(/This is probably not the page you(’|&#x27;)re looking for\. Sorry about that\./);
      expect(html).toContain('This is probably not the page you&#39;re looking for. Sorry about that.');
      expect(html).toContain('content="noindex"');
    }
    expect(unmatched).toContain('This page could not be found');
    expect(missing).not.toContain('This page could not be found');
  });

  it('RM-03 a failed page keeps the frame the site last saw', async () => {
    const { get } = testSite();
    await get('/');
    expect(await (await get('/nowhere/')).text()).toContain('From the header');
  });

  it('RT-57 ER-25 the static error page is a 500 that tells readers nothing and the log everything', async () => {
    const { get, lines } = testSite();
    const response = await get('/_error/static/');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(html).not.toContain('Neutron static error page');
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'Neutron static error page' }),
    );
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
  ])('%s an API that answers %s gives %i', async (_ids, answer, status) => {
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
      list('main', [link('kept')]),
      { ...failed(404, []), id: 'rail' },
    ]);
    const { get } = testSite({ api: fakeApi(() => page) });
    const response = await get('/latest/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Story kept');
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

  it('ER-16 an unknown middleware stops the site at its start', () => {
    expect(() => testSite({ middleware: ['language', 'weather'] })).toThrow(
      expect.objectContaining({ status: 500, message: 'Unknown middleware weather' }),
    );
  });

  it('AP-04 ER-09 an API that cannot be reached is a 503, and the page says nothing of it', async () => {
    const down = { requests: [], fetchApi: () => Promise.reject(new Error('connect ECONNREFUSED')) };
    const { get } = testSite({ api: down });
    const response = await get('/');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('ECONNREFUSED');
  });
});

describe('API calls', () => {
  it('RM-25 RM-26 AP-01 AP-12 one composer call makes a page, frame included', async () => {
    const { get, api } = testSite();
    await get('/topic/security/2/');
    expect(api.requests).toHaveLength(1);
    const url = apiUrl(api.requests[0]);
    expect(url.pathname).toBe('/api/neutron/composer/wavelength/pages/topic/security/web');
    expect(Object.fromEntries(url.searchParams)).toEqual({ pageNumber: '2', apiKey: 'test-key' });
  });

  it.each([
    ['RM-30 RM-33', '/', {}, 'us'],
    ['RM-30', '/?edition=fr', {}, 'us'],
    ['AP-03 RM-12', '/latest/', {}, null],
  ])('%s %s with %o asks for edition %s', async (_ids, path, headers, edition) => {
    const { get, api } = testSite();
    await get(path, { headers });
    expect(apiUrl(api.requests[0]).searchParams.get('edition')).toBe(edition);
  });

  it('passes the keys of what a page was made of', async () => {
    const { get } = testSite();
    expect((await get('/topic/security/')).headers.get('surrogate-key')).toBe('topic-security');
  });
});

describe('previews and overrides', () => {
  const token = (expires: Date, secret = 'preview secret') => {
    const text = `${Buffer.from('story-1').toString('base64url')}.${expires.getTime().toString(36)}`;
    return `${text}.${createHmac('sha256', secret).update(`preview:${text}`).digest('base64url')}`;
  };
  const later = new Date(noon.getTime() + 60_000);

  it('RM-27 RM-28 a signed token goes to the API as a header, and the page is never stored', async () => {
    const { get, api } = testSite();
    const response = await get(`/article/x/?preview=${token(later)}`);
    expect(api.requests[0]?.headers.get('x-preview')).toBe(token(later));
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('surrogate-key')).toBeNull();
    expect(await response.text()).toContain('content="noindex"');
  });

  it.each([
    ['forged', token(later, 'another secret')],
    ['expired', token(new Date(noon.getTime() - 1))],
    ['made up', '1'],
    ['empty', ''],
  ])('RM-27 a %s token reaches nobody', async (_kind, forged) => {
    const { get, api } = testSite();
    const response = await get(`/article/x/?preview=${forged}`);
    expect(response.status).toBe(200);
    expect(api.requests[0]?.headers.has('x-preview')).toBe(false);
  });

  it('RM-27 without a secret there are no previews', async () => {
    const { get, api } = testSite({ previewSecret: '' });
    await get(`/article/x/?preview=${token(later, '')}`);
    expect(api.requests[0]?.headers.has('x-preview')).toBe(false);
  });

  it('FF-01 a page with overridden flags is never stored', async () => {
    const { get } = testSite();
    const response = await get('/latest/?featureDisable=all');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });
});
