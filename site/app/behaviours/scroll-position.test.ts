import { expect, it } from 'vitest';
import { scrollTarget } from './scroll-position.ts';

it.each([
  ['a new page begins at its top', { restore: null, hash: '' }, 0],
  ['back returns to where the reader was', { restore: 840, hash: '' }, 840],
  ['back returns there also with an anchor in the address', { restore: 840, hash: '#a' }, 840],
  ['an anchor is scrolled to', { restore: null, hash: '#listicle-1' }, { id: 'listicle-1' }],
  ['an anchor is decoded', { restore: null, hash: '#caf%C3%A9' }, { id: 'café' }],
  ['a broken anchor is taken as it is', { restore: null, hash: '#%zz' }, { id: '%zz' }],
  ['the navigator may leave the position as it is', { restore: false as const, hash: '#a' }, undefined],
])('NV-14 %s', (_title, order, expected) => {
  expect(scrollTarget(order)).toEqual(expected);
});
