import { describe, expect, it } from 'vitest';
import { gapAt, lineAt } from './drag-block.ts';

/** Three blocks with space between them. */
const boxes = [
  { top: 0, bottom: 20 },
  { top: 40, bottom: 140 },
  { top: 160, bottom: 180 },
];

describe('where a dragged block lands', () => {
  it.each([
    ['above all', -5, 0],
    ['on the upper half of the first', 9, 0],
    ['on its lower half', 11, 1],
    ['between two', 30, 1],
    ['on the upper half of a high one', 89, 1],
    ['on its lower half', 91, 2],
    ['on the lower half of the last', 171, 3],
    ['below all', 400, 3],
  ])('%s, at %i: after %i blocks', (_, y, gap) => {
    expect(gapAt(boxes, y)).toBe(gap);
  });

  it.each([
    [0, 0],
    [1, 30],
    [2, 150],
    [3, 180],
  ])('after %i blocks the line is at %i', (gap, y) => {
    expect(lineAt(boxes, gap)).toBe(y);
  });
});
