import { describe, expect, it } from 'vitest';
import type { Route } from './routes.ts';
import { screenFor } from './screen-for.ts';
import { screenPath } from './screen-path.ts';

const summary = (path: string) => {
  const screen = screenFor(path);
  return screen && [screen.route.name, screen.params, screen.pageNumber];
};

describe('screenFor', () => {
  it.each([
    ['RT-07', '/', 'front-door', {}, 1],
    ['RT-08', '/article/a-b/', 'article', { slug: 'a-b' }, 1],
    ['RT-08', '/article/2026/', 'article', { slug: '2026' }, 1],
    ['RT-09', '/paid-content/article/x/', 'sponsored-article', { slug: 'x' }, 1],
    ['RT-10 RT-11', '/education/a/', 'article-topic', { topic1: 'education', slug: 'a' }, 1],
    ['RT-10', '/finance/a/', 'article-topic', { topic1: 'finance', slug: 'a' }, 1],
    ['RT-10', '/home-and-office/a/', 'article-topic', { topic1: 'home-and-office', slug: 'a' }, 1],
    ['RT-11', '/education/b/a/', 'article-topic', { topic1: 'education', topic2: 'b', slug: 'a' }, 1],
    ['RT-13', '/in-depth/any/x/', 'article-topic-longform', { topic1: 'any', slug: 'x' }, 1],
    ['RT-05 RT-30', '/latest/', 'latest', {}, 1],
    ['RT-05', '/latest/2/', 'latest', {}, 2],
    ['RT-06', '/latest/1/', 'latest', {}, 1],
    ['RT-06', '/latest/002/', 'latest', {}, 2],
    ['RT-33', '/news/3/', 'news', {}, 3],
    ['RT-18', '/best-products/', 'best-products', {}, 1],
    ['RT-19', '/deals/2/', 'deals', {}, 2],
    ['RT-26', '/how-to/', 'how-to', {}, 1],
    ['RT-27', '/in-depth/2/', 'indepth-door', {}, 2],
    ['RT-35', '/product-comparisons/', 'product-comparisons', {}, 1],
    ['RT-36', '/product-spotlights/', 'product-spotlights', {}, 1],
    ['RT-38', '/reviews/', 'reviews', {}, 1],
    ['RT-46', '/product/halden-book-14/', 'review', { slug: 'halden-book-14' }, 1],
    ['RT-44', '/meet-the-team/ada-reyes/2/', 'author_profile', { slug: 'ada-reyes' }, 2],
    ['RT-22', '/pictures/', 'galleries', {}, 1],
    ['RT-22 RT-23', '/pictures/0/', 'galleries', {}, 1],
    ['RT-22 RT-24', '/pictures/724/', 'galleries', {}, 724],
    ['RT-29', '/innovation-index/', 'innovation-index', {}, 1],
    ['RT-31', '/newsletters/', 'newsletters', {}, 1],
    ['RT-32', '/newsletter-generator/newsletter/locked/', 'newsletter-generator', { id: 'locked' }, 1],
    ['RT-45', '/meet-the-team/', 'meet-the-team', {}, 1],
    ['RT-49', '/search/', 'search', {}, 1],
    ['RT-49 SR-09', '/search/3/', 'search', {}, 3],
    ['RT-51', '/topic/', 'topics_door', {}, 1],
    ['RT-51 RT-52', '/topic/5/', 'topics_door', {}, 5],
    ['RT-54', '/topic/listing/', 'topic-listing-bare', {}, 1],
    ['RT-54', '/topic/listing/latest/', 'topic-listing-latest', {}, 1],
    ['RT-53', '/topic/listing/a-c/2/', 'topic-listing', { slug: 'a-c' }, 2],
    ['RT-55', '/topic/listing/0-9/', 'topic-listing', { slug: '0-9' }, 1],
    ['RT-55', '/topic/listing/7/', 'topic', { slug: 'listing' }, 7],
    ['RT-52 RT-56', '/topic/5g/', 'topic', { slug: '5g' }, 1],
    ['RT-56', '/topic/security/2/', 'topic', { slug: 'security' }, 2],
    ['RT-14', '/landing/start-here/', 'sem-landing', { slug: 'start-here' }, 1],
    ['RT-15', '/auth/flow/terms-of-service/', 'auth-flow', { slug: 'terms-of-service' }, 1],
    ['RT-15', '/auth/flow/registration-success/', 'auth-flow', { slug: 'registration-success' }, 1],
    ['RT-16', '/collection/fixable/', 'collection', { slug: 'fixable' }, 1],
    ['RT-16', '/collection/fixable/2/', 'collection', { slug: 'fixable' }, 2],
    ['RT-17', '/about/', 'about', {}, 1],
    ['RT-20', '/feature/how-we-test/', 'feature', { slug: 'how-we-test' }, 1],
    ['RT-21', '/editorial-guidelines/', 'editorial_guidelines', {}, 1],
    ['RT-37', '/reprints/', 'reprints', {}, 1],
    ['RT-47', '/do-not-sell-or-share-my-personal-information/', 'privacy-california', {}, 1],
    ['RT-48', '/privacy-policy/', 'privacy-policy', {}, 1],
    ['RT-59', '/advertise/', 'advertise', {}, 1],
    ['RT-59', '/blog/', 'blog', {}, 1],
    ['RT-60', '/user/logout/', 'logout', {}, 1],
    ['RT-62', '/rssfeeds/', 'rssfeeds', {}, 1],
    ['RT-63', '/sitemap/', 'sitemap', {}, 1],
    ['RT-64', '/tags/privacy/2/', 'tag', { slug: 'privacy' }, 2],
    ['RT-67', '/user/', 'user', {}, 1],
    ['FT-11', '/accessibility/', 'accessibility', {}, 1],
    ['FT-11', '/licensing/', 'licensing', {}, 1],
    ['FT-11', '/consumer-health-data-privacy/', 'health-data-privacy', {}, 1],
    ['RT-57', '/_error/static/', 'static-error', {}, 1],
    ['RT-79', '/_error/throw/', 'throw-error', {}, 1],
  ])('%s %s opens %s', (_ids, path, name, params, pageNumber) => {
    expect(summary(path)).toEqual([name, params, pageNumber]);
  });

  it.each([
    ['RT-01', '/us/latest/'],
    ['RT-03', '/latest'],
    ['RT-05', '/latest/abc/'],
    ['RT-05', '/latest/2/3/'],
    ['RT-10', '/sports/x/'],
    ['RT-11', '/education/'],
    ['RT-11', '/education/c/b/a/'],
    ['RT-14', '/landing/'],
    ['RT-15', '/auth/flow/'],
    ['RT-15', '/auth/flow/forgot-password/'],
    ['RT-20', '/feature/how-we-test/2/'],
    ['RT-34', '/news/rss.xml'],
    ['RT-34', '/news/rss.xml/'],
    ['RT-42', '/videos/share/x/'],
    ['RT-77', '/videos/'],
    ['RT-64', '/tags/'],
    ['RT-28', '/in-depth/security/'],
    ['RT-53 RT-54', '/topic/listing/zzz/2/3/'],
    ['RT-31', '/newsletters/2/'],
    ['RT-29', '/innovation-index/2/'],
    ['VAL-03', '/article/%00/'],
    ['VAL-03', '/article/%zz/'],
    ['VAL-03', '/article/..%2f/'],
    ['VAL-03', `/article/${'a'.repeat(201)}/`],
    ['VAL-03', '//article/x/'],
    ['VAL-03', ''],
  ])('%s %s opens nothing', (_ids, path) => {
    expect(screenFor(path)).toBeNull();
  });

  it('RT-02 RT-03 every screen has one plain path with a slash at its end, and finds itself by it', () => {
    for (const path of ['/', '/education/b/a/', '/latest/2/', '/topic/vpn/', '/meet-the-team/a/3/']) {
      const screen = screenFor(path);
      expect(screen && screenPath(screen)).toBe(path);
    }
  });

  it('ER-06 a path that a validator rejects falls through to the next route', () => {
    const table: Route[] = [
      {
        name: 'even',
        path: '/{slug}/',
        page: 'article',
        validator: ({ slug = '' }) => slug.length % 2 === 0,
      },
      { name: 'rest', path: '/{slug}/', page: 'article' },
    ];
    expect(screenFor('/ab/', table)?.route.name).toBe('even');
    expect(screenFor('/abc/', table)?.route.name).toBe('rest');
  });
});
