import { describe, expect, it } from 'vitest';
import type { Route } from '#app/routing/routes.ts';
import { testSite } from '#site/test/test-site.ts';

async function cacheControlWith(maxAge: unknown) {
  const route = {
    name: 'latest',
    path: '/latest/',
    page: 'listing',
    composes: { pageType: 'listing', slug: 'latest' },
    maxAge,
  } as Route;
  return (await testSite({ routes: [route] }).get('/latest/')).headers.get('cache-control');
}

describe('cache', () => {
  it.each([
    ['RM-23', 300, 'max-age=300'],
    ['RM-23 RM-19', 0, 'no-cache'],
    ['RM-23', -1, 'max-age=5400'],
    ['RM-23', '300', 'max-age=5400'],
    ['RM-23', Number.NaN, 'max-age=5400'],
    ['RM-17', undefined, 'max-age=5400'],
  ])('%s a route with %s responds with %s', async (_ids, maxAge, expected) => {
    expect(await cacheControlWith(maxAge)).toMatch(new RegExp(`\\b${expected}\\b`));
  });
});
