import { expect, it } from 'vitest';
import { isReading, readShare } from './read-share.ts';

it.each([
  ['not reached', 900, 4000, 800, 0],
  ['at its top', 0, 4000, 800, 0.2],
  ['in the middle', -1200, 4000, 800, 0.5],
  ['at its end', -3200, 4000, 800, 1],
  ['left behind', -9000, 4000, 800, 1],
  ['without a height', 0, 0, 800, 0],
])('a story %s', (_, top, height, windowHeight, share) => {
  expect(readShare(top, height, windowHeight)).toBeCloseTo(share);
});

it.each([
  ['is not read before it has begun', 10, false],
  ['is read in the middle', -1200, true],
  ['is not read when its end has passed the middle of the window', -3700, false],
])('a story %s', (_, top, expected) => {
  expect(isReading(top, 4000, 800)).toBe(expected);
});
