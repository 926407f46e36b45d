import { describe, expect, it } from 'vitest';
import { acceptMaxAge } from '#content/rules/max-age.ts';
import { routePatterns } from '#content/rules/route-paths.ts';
import { showsSkybox } from '../shows-skybox.ts';
import { routes, withOwnRoutes } from './routes.ts';
import { screenFor } from './screen-for.ts';
import { canonicalPathOf } from './screen-path.ts';

const route = (name: string) => {
  const found = routes.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no route ${name}`);
  return found;
};
const family = ['article', 'sponsored-article', 'article-topic', 'article-topic-longform'];

describe('the route table', () => {
  it.each([
    ['RM-21 RT-07', 'front-door', 300],
    ['RM-21 RT-30', 'latest', 300],
    ['RM-21 RT-33', 'news', 300],
    ['RM-20 RT-08', 'article', 7200],
    ['RM-20 RT-09', 'sponsored-article', 7200],
    ['RM-20 RT-14', 'sem-landing', 7200],
    ['RM-20 RT-17', 'about', 7200],
    ['RM-20 RT-48', 'privacy-policy', 7200],
    ['RM-22 RT-47', 'privacy-california', 5400],
    ['RM-17 RT-16', 'collection', 5400],
    ['RM-17 RT-20', 'feature', 5400],
    ['RM-17 RT-64', 'tag', 5400],
    ['RM-19 RT-15', 'auth-flow', 0],
    ['RT-60', 'user', 0],
    ['RT-60', 'logout', 0],
    ['RM-22', 'article-topic', 5400],
    ['RM-22', 'article-topic-longform', 5400],
    ['RM-17 RM-18', 'reviews', 5400],
    ['RM-17', 'topic', 5400],
    ['RM-22', 'review', 5400],
    ['RM-19', 'static-error', 0],
  ])('%s caches %s for %i s', (_ids, name, maxAge) => {
    expect(acceptMaxAge(route(name).maxAge)).toBe(maxAge);
  });

  it('RM-06 RT-15 uses the default layout except for landing pages, auth flows, newsletters, the embeddable video, and error pages', () => {
    const other = routes.filter(({ layout }) => layout !== undefined).map(({ name }) => name);
    expect(route('auth-flow').layout).toBe('empty');
    expect(other).toEqual([
      'sem-landing',
      'auth-flow',
      'newsletter-generator',
      'video-share',
      'static-error',
      'offline',
      'throw-error',
    ]);
  });

  it('RM-10 RM-11 flags the article family and collections as seamless and nothing else', () => {
    expect(routes.filter(({ isSeamless }) => isSeamless).map(({ name }) => name)).toEqual([
      ...family,
      'collection',
    ]);
  });

  it('RM-12 RT-07 gives editions to the front page alone', () => {
    expect(routes.filter(({ hasEditions }) => hasEditions).map(({ name }) => name)).toEqual(['front-door']);
  });

  it('RM-08 RT-13 RT-29 leaves the large header off long-form articles and the innovation index', () => {
    const without = routes.filter(({ showLargeHeader }) => showLargeHeader === false);
    expect(without.map(({ name }) => name)).toEqual(['article-topic-longform', 'innovation-index']);
  });

  it('RT-02 has settings for every path of the site, and no other path', () => {
    expect(routes.map(({ name, path }) => [name, path]).toSorted()).toEqual(
      Object.entries(routePatterns).toSorted(),
    );
  });

  it('RT-03 ends every path with a slash', () => {
    expect(routes.filter(({ path }) => !path.endsWith('/'))).toEqual([]);
  });

  it('RM-13 a route may name another route as its canonical one', () => {
    const shared = {
      ...route('article'),
      path: '/article/share/{slug}/',
      canonicalRoute: 'article' as const,
    };
    const screen = screenFor('/article/share/x/', [shared]);
    expect(screen && canonicalPathOf(screen)).toBe('/article/x/');
  });
});

describe('the skybox', () => {
  const ads = { ads: true };
  it.each([
    ['RM-01', 'article', ads, true],
    ['RM-09', 'sponsored-article', ads, false],
    ['RM-09', 'sponsored-article', { ...ads, isSponsoredArticleWithSkybox: true }, true],
    ['FF-04', 'article', { ads: false }, false],
    ['', 'indepth-door', ads, false],
  ])('%s on %s with %o: %s', (_ids, name, features, expected) => {
    expect(showsSkybox(route(name), features)).toBe(expected);
  });
});

it('puts the paths of a publication first, and its pages in place of those they replace', () => {
  const table = withOwnRoutes(routes, [
    { name: 'own-tides', path: '/topic/{slug}/', noIndex: true },
    { name: 'own-about', replaces: 'about' },
  ]);
  const named = (path: string) => screenFor(path, table)?.route;
  expect(named('/topic/laptops/')).toMatchObject({ name: 'own-tides', page: 'own-tides', noIndex: true });
  expect(named('/about/')).toEqual({ ...route('about'), page: 'own-about' });
  expect(named('/latest/')).toEqual(route('latest'));
  expect(table).toHaveLength(routes.length + 1);
});
