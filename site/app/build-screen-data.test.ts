import { expect, it } from 'vitest';
import { publication } from '#config';
import { buildScreenData } from './build-screen-data.ts';
import { componentOf } from './components/fixture/components.ts';
import { pageOf } from './components/fixture/pages.ts';
import { screenFor } from './routing/screen-for.ts';

const words = { id: 'c', slug: 'fixable', title: 'Fixable' };
const collection = (typeSlug: string) =>
  componentOf('Collection', { data: { ...words, primary: true, hide: false, threads: [], typeSlug } });
const story = componentOf('Article', {});

it.each([
  ['an article', '/article/a-story/', story, {}, true],
  ['an article, with the feature off', '/article/a-story/', story, { seamless: false }, false],
  ['a special feature', '/collection/fixable/', collection('special-feature'), {}, true],
  ['another collection', '/collection/fixable/', collection('series'), {}, false],
  ['the page about us', '/about/', componentOf('Text', {}), {}, false],
])('RM-10 RM-11 stories follow %s or not', (_, path, main, features, expected) => {
  const screen = screenFor(path);
  if (!screen) throw new Error(`no screen for ${path}`);
  const data = pageOf([main], [], { mainComponentId: main.id });
  const loaded = { page: { data, meta: {} }, features: { seamless: true, ...features }, edition: 'us' };
  expect(buildScreenData(screen, loaded as never).isSeamless).toBe(expected);
});

it.each([
  ['an article', '/article/a-story/', story, { ads: true, skybox: true }],
  ['a review', '/product/a-thing/', componentOf('Review', {}), { ads: true, skybox: true }],
  // Videos have the page's dark stage to themselves, with or without ads.
  ['a video', '/video/a-video/', componentOf('Video', {}), { ads: true, skybox: false }],
])('AD-50 %s has no ad slots when editors suppress ads', (_, path, main, withAds) => {
  const screen = screenFor(path);
  if (!screen) throw new Error(`no screen for ${path}`);
  const placesWhen = (suppressAds: boolean) => {
    const shown = { ...main, data: { ...main.data, suppressAds } } as typeof main;
    const data = pageOf([shown], [], { mainComponentId: main.id });
    const loaded = { page: { data, meta: {} }, features: { ads: true }, edition: 'us' };
    const { ads, showSkybox } = buildScreenData(screen, loaded as never);
    return { ads: ads !== undefined, skybox: showSkybox };
  };
  expect(placesWhen(false)).toEqual(withAds);
  expect(placesWhen(true)).toEqual({ ads: false, skybox: false });
});

it('AD-45 AD-55 a page type without skybox inventory reserves no space for one', () => {
  const screen = screenFor('/article/a-story/');
  if (!screen) throw new Error('no screen for an article');
  const data = pageOf([story], [], { mainComponentId: story.id });
  const loaded = { page: { data, meta: {} }, features: { ads: true }, edition: 'us' } as never;
  const { skybox: _, ...others } = publication.ads.pages.article;
  const config = { ...publication.ads, pages: { ...publication.ads.pages, article: others } };
  expect(buildScreenData(screen, loaded).showSkybox).toBe(true);
  expect(buildScreenData(screen, loaded, config).showSkybox).toBe(false);
});

it('AD-50 a table of contents of long reads has no ads', () => {
  const screen = screenFor('/in-depth/');
  if (!screen) throw new Error('no screen for long reads');
  const placesWith = (view: string) => {
    const list = componentOf('ContentList', { data: { title: 'In depth' }, items: [] });
    const layouts = [{ name: 'main', children: [], components: [{ id: list.id, view }] }];
    const data = { ...pageOf([list], [], { mainComponentId: list.id }), layouts };
    const loaded = { page: { data, meta: {} }, features: { ads: true }, edition: 'us' };
    return buildScreenData(screen, loaded as never).ads;
  };
  expect(placesWith('rows')).toBeDefined();
  expect(placesWith('contents-list')).toBeUndefined();
});
