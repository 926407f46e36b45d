import { expect, it } from 'vitest';
import { componentOf } from './components/fixture/components.ts';
import { pageOf } from './components/fixture/pages.ts';
import { screenDataOf } from './screen-data-of.ts';
import { screenFor } from './screen-for.ts';

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
  expect(screenDataOf(screen, loaded as never).isSeamless).toBe(expected);
});
