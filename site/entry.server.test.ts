import { describe, expect, it } from 'vitest';
import { videoExample } from '#content/examples/video.ts';
import { componentOf } from './app/components/fixture/components.ts';
import { articlePage, composed } from './test/composed-pages.ts';
import { fakeApi } from './test/fake-api.ts';
import { testSite } from './test/test-site.ts';

const apiUrl = (request: Request | undefined) => new URL(request?.url ?? 'http://no.request');

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
  ])('%s %s is 200 and cached for %i s', async (_ids, path, maxAge) => {
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

  it.each(['/file.txt', '//evil.example', '/a//b'])('RT-04 VAL-03 %s is never redirected', async (path) => {
    const { get } = testSite();
    expect((await get(path)).status).toBe(404);
  });

  it('VAL-03 a page can only be read', async () => {
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

  it.each([
    ['/video/a-video/', 'video', '/video/a-video/'],
    ['/paid-content/video/a-video/', 'video', '/video/a-video/'],
    ['/video/a-video/', 'sponsored', '/paid-content/video/a-video/'],
    ['/video/share/a-video/', 'sponsored', '/paid-content/video/a-video/'],
    ['/paid-content/video/a-video/', 'sponsored', '/paid-content/video/a-video/'],
  ])(
    'RT-43 RT-80 at %s a video of section %s names %s and is labelled by what it is',
    async (path, section, canonical) => {
      const video = componentOf('Video', { id: 'main', data: { ...videoExample, slug: 'a-video', section } });
      const { get } = testSite({ api: fakeApi(() => composed('video', 'a-video', [video])) });
      const html = await (await get(path)).text();
      expect(html).toContain(`rel="canonical" href="https://wavelength.example${canonical}"`);
      expect(/<main[\s\S]*\bSponsored<[\s\S]*<\/main>/.test(html)).toBe(section === 'sponsored');
    },
  );

  it.each([
    ['/article/plain/', null],
    ['/education/made-up/plain/', 'yes'],
    ['/in-depth/made-up/plain/', 'yes'],
    ['/paid-content/article/plain/', 'yes'],
    ['/latest/2/', null],
    ['/latest/02/', 'yes'],
    ['/latest/1/', 'yes'],
    ['/nowhere/', null],
  ])('RT-06 RT-13 RT-80 the server learns that %s is not the canonical URL: %s', async (path, alias) => {
    const api = fakeApi(({ pageType }) => (pageType === 'article' ? articlePage('plain') : undefined));
    expect((await testSite({ api }).get(path)).headers.get('x-alias')).toBe(alias);
  });

  it('RM-07 RM-08 CP-03 has header and footer', async () => {
    const { get } = testSite();
    const html = await (await get('/')).text();
    expect(html).toContain('From the header');
    expect(html).toMatch(/<footer[\s\S]*2026/);
  });

  it('RM-01 RM-09 sponsored articles have no skybox unless the feature enables it', async () => {
    const { get } = testSite();
    const data = async (path: string) => (await (await get(path)).text()).includes('"showSkybox":true');
    expect(await data('/article/x/')).toBe(true);
    expect(await data('/paid-content/article/x/')).toBe(false);
    expect(await data('/paid-content/article/x/?featureEnable=isSponsoredArticleWithSkybox')).toBe(true);
  });

  it('SEO-15 SEO-16 has language and theme color', async () => {
    const { get } = testSite();
    const response = await get('/');
    const html = await response.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<meta name="theme-color" content="#080A12">');
    expect(response.headers.get('content-language')).toBe('en');
  });

  it('SEO-18 text of a story cannot break out of its element', async () => {
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

  it('has two inline scripts, the same on every page, with their hashes', async () => {
    const { get, contentSecurity } = testSite();
    const scripts = async (path: string) =>
      [...(await (await get(path)).text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
    const [first, second] = [await scripts('/'), await scripts('/nowhere/')];
    expect(first).toHaveLength(2);
    expect(second).toEqual(first);
    expect(contentSecurity.scriptHashes).toEqual([
      expect.stringMatching(/^sha256-[\w+/]{43}=$/),
      expect.stringMatching(/^sha256-[\w+/]{43}=$/),
    ]);
  });
});

describe('API calls', () => {
  it('RM-25 RM-26 AP-01 AP-12 one composer call makes a page, shell included', async () => {
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
  ])('%s %s with %o requests edition %s', async (_ids, path, headers, edition) => {
    const { get, api } = testSite();
    await get(path, { headers });
    expect(apiUrl(api.requests[0]).searchParams.get('edition')).toBe(edition);
  });

  it('EN-54 the one locale is us: United States, en-US, without a prefix in any path', async () => {
    const { get } = testSite();
    const page = await get('/topic/security/');
    expect(page.headers.get('content-language')).toBe('en');
    const html = await page.text();
    expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*>United States</);
    expect(html).toContain('<link rel="canonical" href="https://wavelength.example/topic/security/"');
    expect(html).not.toMatch(/href="(?:https:\/\/wavelength\.example)?\/us\//);
    expect((await get('/us/topic/security/')).status).toBe(404);
  });

  it('passes the keys of what a page was made of', async () => {
    const { get } = testSite();
    expect((await get('/topic/security/')).headers.get('surrogate-key')).toBe('topic-security');
  });
});
