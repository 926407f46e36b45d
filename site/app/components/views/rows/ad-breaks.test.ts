import { expect, it } from 'vitest';
import { hasAdBefore } from './ad-breaks.ts';

it.each([
  [0, []],
  [4, []],
  [5, [3]],
  [12, [3]],
  [13, [3, 11]],
  [20, [3, 11]],
  [21, [3, 11, 19]],
])('AD-46 a list of %i rows has ads before the rows %j', (count, expected) => {
  const rows = Array.from({ length: count }, (_, index) => index);
  expect(rows.filter((index) => hasAdBefore(index, count))).toEqual(expected);
});
