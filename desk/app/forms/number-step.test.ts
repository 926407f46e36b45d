import { expect, it } from 'vitest';
import { stepped } from './number-step.ts';

it.each<[number | undefined, boolean, number]>([
  [4, true, 4.5],
  [4, false, 3.5],
  [4.3, true, 4.5],
  [4.3, false, 4],
  [5, true, 5],
  [0, false, 0],
  [undefined, true, 0],
  [undefined, false, 5],
])('from %s up: %s comes %s', (value, isUp, next) => {
  expect(stepped(value, isUp, 0.5, { least: 0, most: 5 })).toBe(next);
});
