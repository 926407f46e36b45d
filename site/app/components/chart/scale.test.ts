import { expect, it } from 'vitest';
import { tickLabelWidth } from './scale.ts';

it.each([
  [[0, 40, 80], 60],
  [[0, 600, 1200], 80],
  [[0, 0.25], 66],
])('the lines %j have room for their words: %i', (ticks, slotWidth) => {
  expect(tickLabelWidth(ticks)).toBe(slotWidth);
});
