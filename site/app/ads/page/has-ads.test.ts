import { expect, it } from 'vitest';
import { publication } from '#config';
import { buildScreenData } from '../../build-screen-data.ts';
import { componentOf } from '../../components/fixture/components.ts';
import { pageOf } from '../../components/fixture/pages.ts';
import { screenFor } from '../../routing/screen-for.ts';
import { hasAds } from './has-ads.ts';

it.each([
  ['as configured', {}, true],
  ['switched off', { enabled: false }, false],
  ['switched on by a text', { enabled: 'true' as never }, false],
  ['without a script', { scriptUrl: '' }, false],
])('AD-02 AD-05 space is reserved for ads that are %s, or not', (_, change, expected) => {
  const config = { ...publication.ads, ...change };
  expect(hasAds(config)).toBe(expected);
  const screen = screenFor('/article/a-story/');
  if (!screen) throw new Error('no screen');
  const main = componentOf('Article', {});
  const data = pageOf([main], [], { mainComponentId: main.id });
  const loaded = { page: { data, meta: {} }, features: { ads: true }, edition: 'us' };
  const screenData = buildScreenData(screen, loaded as never, config);
  expect([screenData.ads !== undefined, screenData.showSkybox]).toEqual([expected, expected]);
});
