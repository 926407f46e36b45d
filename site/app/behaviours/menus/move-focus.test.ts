import { expect, it } from 'vitest';
import { moveFocus } from './move-focus.ts';

it.each([
  ['ArrowRight', 0, 3, 'x', 1],
  ['ArrowRight', 2, 3, 'x', 0],
  ['ArrowLeft', 0, 3, 'x', 2],
  ['ArrowDown', 0, 3, 'x', undefined],
  ['ArrowDown', 2, 3, 'y', 0],
  ['ArrowUp', 1, 3, 'y', 0],
  ['Home', 2, 3, 'y', 0],
  ['End', 0, 3, 'x', 2],
  ['a', 0, 3, 'x', undefined],
  ['ArrowRight', 0, 0, 'x', undefined],
] as const)('HD-16 %s at %i of %i along %s leads to %s', (key, at, count, axis, expected) => {
  expect(moveFocus(key, at, count, axis)).toBe(expected);
});
