import { expect, it } from 'vitest';
import { inserted, moved } from './list-order.ts';

it.each([
  ['down', 0, 1, 'bac'],
  ['up', 2, 0, 'cab'],
  ['to its own place', 1, 1, 'abc'],
  ['before the first', 0, -1, 'abc'],
  ['after the last', 2, 3, 'abc'],
  ['of what is not there', 3, 0, 'abc'],
])('a move %s', (_, from, to, order) => {
  expect(moved([...'abc'], from, to).join('')).toBe(order);
});

it.each([
  ['first', 0, 'xab'],
  ['between', 1, 'axb'],
  ['last', 2, 'abx'],
  ['beyond the end', 9, 'abx'],
])('an entry that is put %s', (_, at, order) => {
  expect(inserted([...'ab'], at, 'x').join('')).toBe(order);
});
