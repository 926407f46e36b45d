import { expect, it } from 'vitest';
import { tickLabelWidth } from './scale.ts';

it.each([
  [[0, 40, 80], 60],
  [[0, 600, 1200], 80],
  [[0, 0.25], 66],
])('the tick labels %j need %i units', (ticks, width) => {
  expect(tickLabelWidth(ticks)).toBe(width);
});
