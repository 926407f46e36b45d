import { describe, expect, it } from 'vitest';
import { pathForContent, routedTypes } from './content-path.ts';
import { hrefFor, pathFor, type RouteName, routePatterns } from './route-paths.ts';

const publication = {
  narrativesUrl: 'https://narratives.wavelength.example/',
  externalEditions: ['fr', 'de', 'kr', 'jp'].map((code) => ({
    language: code,
    code,
    label: code,
    url: `https://${code}.wavelength.example/`,
  })),
};
const sample: Record<string, string> = {
  slug: 'x',
  id: 'x',
  topic1: 'finance',
  topic2: 'banking',
  pageNumber: '2',
  entry: 'x',
};

describe('named routes', () => {
  it.each([
    ['RT-65', 'front-door', {}, '/'],
    ['RT-65', 'topic', { slug: 'laptops' }, '/topic/laptops/'],
    ['RT-65', 'author_profile', { slug: 'ann-bee' }, '/meet-the-team/ann-bee/'],
    ['RT-65', 'video-share', { slug: 'x' }, '/video/share/x/'],
    ['RT-65', 'article', { slug: 'x' }, '/article/x/'],
    ['RT-65', 'article-topic', { topic1: 'finance', slug: 'x' }, '/finance/x/'],
    ['RT-65', 'article-topic', { topic1: 'finance', topic2: 'banking', slug: 'x' }, '/finance/banking/x/'],
    ['RT-65', 'article-topic-longform', { topic1: 'tech', slug: 'x' }, '/in-depth/tech/x/'],
    ['RT-65', 'sponsored-article', { slug: 'x' }, '/paid-content/article/x/'],
    ['RT-65', 'review', { slug: 'x' }, '/product/x/'],
    ['RT-65', 'collection', { slug: 'x' }, '/collection/x/'],
    ['RT-65', 'search', { q: 'vpn & co' }, '/search/?searchQuery=vpn+%26+co'],
    ['RT-65', 'search', {}, '/search/'],
    ['RT-65', 'about', {}, '/about/'],
    ['RT-65', 'reviews', {}, '/reviews/'],
    ['RT-65', 'newsletters', {}, '/newsletters/'],
    ['RT-65', 'editorial_guidelines', {}, '/editorial-guidelines/'],
    ['RT-65', 'newsletter-generator', { id: '7' }, '/newsletter-generator/newsletter/7/'],
    ['RT-66', 'galleries', {}, '/pictures/'],
    ['RT-66', 'sitemap', {}, '/sitemap/'],
    ['RT-66', 'reprints', {}, '/reprints/'],
    ['RT-66', 'user', {}, '/user/'],
    ['RT-66', 'edition_france', {}, 'https://fr.wavelength.example/'],
    ['RT-66', 'edition_germany', {}, 'https://de.wavelength.example/'],
    ['RT-66', 'edition_korea', {}, 'https://kr.wavelength.example/'],
    ['RT-66', 'edition_japan', {}, 'https://jp.wavelength.example/'],
    ['RT-66', 'narratives', {}, 'https://narratives.wavelength.example/'],
    ['RT-67', 'sem-landing', { slug: 'x' }, '/landing/x/'],
    ['RT-67', 'topics_door', {}, '/topic/'],
    ['RT-67', 'indepth-door', {}, '/in-depth/'],
    ['RT-67', 'video-door', {}, '/video/'],
    [
      'RT-68',
      'editorial_link',
      { linkUrl: 'https://labs.wavelength.example/a?b=c' },
      'https://labs.wavelength.example/a?b=c',
    ],
    ['RT-68', 'editorial_link', { linkUrl: '/topic/vpn/' }, '/topic/vpn/'],
    ['RT-68', 'editorial_link', { linkUrl: 'javascript:alert(1)' }, undefined],
    ['RT-65', 'nowhere', {}, undefined],
    ['RT-65', 'toString', {}, undefined],
  ] as const)('%s %s %j → %s', (_id, name, params, expected) => {
    expect(hrefFor(name, params, publication)).toBe(expected);
  });

  it.each(Object.keys(routePatterns) as RouteName[])('RT-65 %s ends with a slash', (name) => {
    expect(hrefFor(name, sample, publication)).toMatch(/^\/(?:.*\/)?$/);
  });

  it('RT-05 RT-06 writes a page number from 2 on and never page 1', () => {
    expect(pathFor('latest', { pageNumber: 2 })).toBe('/latest/2/');
    expect(pathFor('latest', { pageNumber: 1 })).toBe('/latest/');
    expect(pathFor('topic', { slug: 'vpn', pageNumber: 3 })).toBe('/topic/vpn/3/');
  });

  it('RT-65 writes searchQuery and keeps the correlation id across pages', () => {
    expect(pathFor('search', { q: 'vpn', searchCorrelationId: 'c1', pageNumber: 2 })).toBe(
      '/search/2/?searchQuery=vpn&searchCorrelationId=c1',
    );
  });

  it('RT-65 escapes what it is given, so that a slug stays one segment', () => {
    expect(pathFor('article', { slug: '../a?b#c' })).toBe('/article/..%2Fa%3Fb%23c/');
  });

  it('RT-65 does not compile without a parameter, and says which one is missing', () => {
    // @ts-expect-error -- article needs a slug
    expect(() => pathFor('article')).toThrow('Route article needs slug');
    // @ts-expect-error -- there is no such route
    expect(() => pathFor('nowhere')).toThrow();
  });
});

describe('content types', () => {
  it.each([
    ['RT-71', 'article', '/article/x/'],
    ['RT-71', 'collection', '/collection/x/'],
    ['RT-71', 'feature', '/feature/x/'],
    ['RT-71', 'topic', '/topic/x/'],
    ['RT-71', 'video', '/video/x/'],
    ['RT-72', 'gallery', '/pictures/x/'],
    ['RT-72', 'product', '/product/x/'],
    ['RT-72', 'review', '/product/x/'],
    ['RT-71', 'podcast', undefined],
  ])('%s %s → %s', (_id, typeName, path) => {
    expect(pathForContent({ typeName, slug: 'x' })).toBe(path);
  });

  it('RT-71 has a path for each of the eight types', () => {
    for (const typeName of routedTypes) expect(pathForContent({ typeName, slug: 'x' })).toBeDefined();
  });

  it('RT-71 puts sponsored videos under paid content', () => {
    expect(pathForContent({ typeName: 'video', slug: 'x', section: 'sponsored' })).toBe(
      '/paid-content/video/x/',
    );
  });
});
