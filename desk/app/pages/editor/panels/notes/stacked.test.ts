import { expect, it } from 'vitest';
import { stacked } from './stacked.ts';

it.each([
  ['apart', [0, 100], [0, 100]],
  ['at one line', [10, 10, 10], [10, 58, 106]],
  ['one that is pushed onto the next', [0, 20, 90], [0, 48, 96]],
  ['none', [], []],
])('cards %s', (_, wanted, tops) => {
  expect(
    stacked(
      wanted.map((top) => ({ wanted: top, height: 40 })),
      8,
    ),
  ).toEqual(tops);
});
