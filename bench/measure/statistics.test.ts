import { expect, it } from 'vitest';
import { median, quantile } from './statistics.ts';

it.each([
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[10, 20], 0.95, 19.5],
  [[7], 0.95, 7],
])('quantile of %j at %f is %f', (values, share, expected) => {
  expect(quantile(values, share)).toBeCloseTo(expected);
});

it('median is the middle', () => expect(median([5, 1, 9])).toBe(5));
