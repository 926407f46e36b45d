import { expect, it } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

/** Three in a row, five in all. */
const places = [0, 1, 2, 3, 4].map((at) => ({ left: (at % 3) * 100, top: Math.floor(at / 3) * 80 }));

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 4, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 3, undefined],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, undefined],
  ['Home', 4, 0],
  ['End', 0, 4],
  ['a', 0, undefined],
])('%s from %d leads to %s', (key, at, expected) => {
  expect(moveInGrid(key, at, places)).toBe(expected);
});
