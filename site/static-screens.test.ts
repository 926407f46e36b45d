import { describe, expect, it } from 'vitest';
import { componentOf } from '#app/components/fixture/components.ts';
import type { PageComponent, PageType } from '#content/page/composed-page.ts';
import { composed, listingPage } from './test/composed-pages.ts';
import { fakeApi } from './test/fake-api.ts';
import { testSite } from './test/test-site.ts';

const asMain = (component: PageComponent): PageComponent => ({ ...component, id: 'main' });

/** A small publication with texts, features and collections; `unknown` does not exist. */
const api = () =>
  fakeApi(({ pageType, slug, url }) => {
    if (slug === 'unknown') return undefined;
    const pageNumber = Number(url.searchParams.get('pageNumber') ?? 1);
    switch (pageType) {
      case 'static':
        return composed('static', slug, [asMain(componentOf('Text'))], { title: `Text ${slug}` });
      case 'feature':
      case 'landing': {
        const feature = componentOf('Feature');
        const viewType = slug === 'campaign' ? 'landing' : 'feature';
        return composed(pageType, slug, [asMain({ ...feature, data: { ...feature.data, slug, viewType } })]);
      }
      case 'collection':
      case 'tag':
        return pageNumber > 3 ? undefined : { ...listing(pageType, slug, pageNumber) };
      default:
        return undefined;
    }
  });

function listing(pageType: PageType, slug: string, pageNumber: number) {
  const page = listingPage(slug, pageNumber);
  return { ...page, data: { ...page.data, pageType, title: `List ${slug}` } };
}

const { get } = testSite({ api: api() });
const read = async (path: string) => {
  const response = await get(path);
  const html = await response.text();
  return {
    status: response.status,
    html,
    age: response.headers.get('cache-control')?.match(/max-age=(\d+)/)?.[1],
    cacheControl: response.headers.get('cache-control'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    title: /<title>([^<]*)</.exec(html)?.[1],
  };
};

describe('static screens', () => {
  it.each([
    ['RT-14', '/landing/campaign/', '7200'],
    ['RT-16', '/collection/fixable/', '5400'],
    ['RT-16', '/collection/fixable/2/', '5400'],
    ['RT-17', '/about/', '7200'],
    ['RT-20', '/feature/year/', '5400'],
    ['RT-21', '/editorial-guidelines/', '5400'],
    ['RT-37', '/reprints/', '5400'],
    ['RT-47', '/do-not-sell-or-share-my-personal-information/', '5400'],
    ['RT-48', '/privacy-policy/', '7200'],
    ['RT-58 RT-59', '/advertise/', '5400'],
    ['RT-58 RT-59', '/blog/', '5400'],
    ['RT-62', '/rssfeeds/', '5400'],
    ['RT-63', '/sitemap/', '5400'],
    ['RT-64', '/tags/privacy/', '5400'],
    ['FT-11', '/accessibility/', '5400'],
    ['FT-11', '/licensing/', '5400'],
    ['FT-11', '/consumer-health-data-privacy/', '5400'],
  ])('%s %s is a page cached for %s s, with its own canonical URL', async (_ids, path, age) => {
    const found = await read(path);
    expect([found.status, found.age, found.canonical]).toEqual([
      200,
      age,
      `https://wavelength.example${path}`,
    ]);
    expect(found.title).toMatch(/ \| Wavelength$/);
    expect(found.robots).not.toContain('noindex');
  });

  it.each([
    ['RT-15', '/auth/flow/terms-of-service/'],
    ['RT-15', '/auth/flow/registration-success/'],
    ['RT-60 RT-67', '/user/'],
    ['RT-60 RT-61', '/user/logout/'],
  ])('%s %s is never cached nor indexed', async (_ids, path) => {
    const found = await read(path);
    expect([found.status, found.cacheControl, found.robots]).toEqual([200, 'no-cache', 'noindex']);
  });

  it.each(['/auth/flow/terms-of-service/', '/auth/flow/registration-success/'])(
    'RM-06 %s has no header and footer, but a link home',
    async (path) => {
      const { html } = await read(path);
      const body = html.slice(html.indexOf('<body'));
      expect(body).not.toMatch(/id="site-menu"|<footer/);
      expect(body.match(/<main/g)).toHaveLength(1);
      expect(body).toMatch(/<a [^>]*href="\/"[^>]*>Back to Wavelength</);
      expect((await read('/about/')).html).toMatch(/<footer/);
    },
  );

  it.each([
    ['RT-15', '/auth/flow/forgot-password/'],
    ['RT-14', '/landing/unknown/'],
    ['RT-16', '/collection/unknown/'],
    ['RT-16 RT-06', '/collection/fixable/99/'],
    ['RT-20', '/feature/unknown/'],
    ['RT-64', '/tags/unknown/'],
    ['RT-64 RT-06', '/tags/privacy/99/'],
  ])('%s %s is not found', async (_ids, path) => {
    expect((await read(path)).status).toBe(404);
  });

  it.each([
    ['/collection/fixable/1/', '/collection/fixable/'],
    ['/tags/privacy/001/', '/tags/privacy/'],
    ['/tags/privacy/02/', '/tags/privacy/2/'],
  ])('RT-06 RT-16 RT-64 %s is at home at %s', async (path, home) => {
    const found = await read(path);
    expect([found.status, found.canonical]).toEqual([200, `https://wavelength.example${home}`]);
  });

  it('RT-14 a landing page has its layout: no shelf of topics, no advertisement', async () => {
    const { html } = await read('/landing/campaign/');
    expect(html).not.toContain('id="site-menu"');
    expect(html).not.toContain('data-slot="skybox"');
  });

  it('RT-14 RT-20 the view of a feature decides its canonical URL', async () => {
    expect((await read('/feature/campaign/')).canonical).toBe('https://wavelength.example/landing/campaign/');
    expect((await read('/landing/year/')).canonical).toBe('https://wavelength.example/feature/year/');
  });

  it('FF-04 policies and pages about an account carry no advertisement', async () => {
    for (const path of ['/privacy-policy/', '/user/', '/auth/flow/terms-of-service/'])
      expect((await read(path)).html).not.toContain('data-slot="skybox"');
  });

  it('SEO-14 each has JSON-LD breadcrumbs from home', async () => {
    const { html } = await read('/about/');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
      ([, text = '']) => JSON.parse(text),
    );
    expect(blocks).toContainEqual(
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ name: 'Home', item: 'https://wavelength.example/' }),
          expect.objectContaining({ name: 'Text about', item: 'https://wavelength.example/about/' }),
        ],
      }),
    );
  });

  it('RT-42 the plural path of a shared video redirects to the singular, with its query', async () => {
    const response = await get('/videos/share/clip/?t=30');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/video/share/clip/?t=30']);
  });

  it.each(['/news/', '/news/2/', '/topic/security/', '/topic/security/2/'])(
    'RT-34 RT-77 %s is a page, whatever the server owns beside it',
    async (path) => {
      const response = await testSite().get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
    },
  );

  it('FD-06 the plural path of a video redirects to the singular', async () => {
    const response = await get('/videos/clip/');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/video/clip/']);
  });

  it.each(['/videos/', '/videos/share/'])('RT-77 %s is not a page either', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });
});
