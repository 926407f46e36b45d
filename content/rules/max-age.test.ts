import { describe, expect, it } from 'vitest';
import { acceptMaxAge, cacheControlFor, maxAgeForRoute } from './max-age.ts';
import type { RouteName } from './route-paths.ts';

describe('max age', () => {
  it.each<[string, RouteName, number]>([
    ['RM-17', 'reviews', 5400],
    ['RM-19', 'auth-flow', 0],
    ['RM-20', 'article', 7200],
    ['RM-20', 'sponsored-article', 7200],
    ['RM-20', 'about', 7200],
    ['RM-20', 'privacy-policy', 7200],
    ['RM-20', 'sem-landing', 7200],
    ['RM-21', 'front-door', 300],
    ['RM-21', 'latest', 300],
    ['RM-21', 'news', 300],
    ['RM-22', 'article-topic', 5400],
    ['RM-22', 'article-topic-longform', 5400],
    ['RM-22', 'review', 5400],
    ['RM-22', 'privacy-california', 5400],
  ])('%s %s is kept %i s', (_id, name, age) => {
    expect(maxAgeForRoute(name)).toBe(age);
  });

  it.each([
    ['RM-23', 300, 300],
    ['RM-23', 0, 0],
    ['RM-23', -1, 5400],
    ['RM-23', '300', 5400],
    ['RM-23', Number.NaN, 5400],
    ['RM-23', Number.POSITIVE_INFINITY, 5400],
    ['RM-23', null, 5400],
    ['RM-23', undefined, 5400],
    ['RM-23', [300], 5400],
  ])('%s accepts %j as %i', (_id, value, age) => {
    expect(acceptMaxAge(value)).toBe(age);
  });

  it('RM-17 RM-18 writes the same age for browsers and for a CDN, which may also serve stale', () => {
    expect(cacheControlFor(5400)).toEqual({
      cacheControl: 'public, max-age=5400, stale-while-revalidate=540',
      surrogateControl: 'max-age=5400, stale-while-revalidate=540, stale-if-error=864000',
    });
    expect(cacheControlFor(1).cacheControl).toBe('public, max-age=1, stale-while-revalidate=1');
  });

  it('RM-19 writes no-cache for 0', () => {
    expect(cacheControlFor(0)).toEqual({ cacheControl: 'no-cache', surrogateControl: 'no-store' });
  });

  it.each([400, 404, 418, 500, 503])('RM-24 writes no-cache for status %i, whatever the age', (status) => {
    expect(cacheControlFor(7200, status).cacheControl).toBe('no-cache');
  });
});
