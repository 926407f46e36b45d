import { describe, expect, it } from 'vitest';
import { seekKey, seekSegments } from './seek-segments.ts';

describe('the seek bar', () => {
  const starts = (list: readonly number[]) => list.map((start) => ({ start }));
  const at = (time: number, duration: number, buffered = 0) => ({ time, duration, buffered });

  it.each([
    [[], at(15, 60), [[0, 60, 0.25]]],
    [
      [0, 10, 40],
      at(25, 60),
      [
        [0, 10, 1],
        [10, 30, 0.5],
        [40, 20, 0],
      ],
    ],
    [
      [5, 5],
      at(0, 20),
      [
        [0, 5, 0],
        [5, 15, 0],
      ],
    ],
    [[0, 90], at(60, 60), [[0, 60, 1]]],
    [[-4, 0], at(30, 60), [[0, 60, 0.5]]],
    [[0, 10], at(0, 0), [[0, 0, 0]]],
  ])('VD-07 is cut at chapters %j', (chapters, state, expected) => {
    expect(
      seekSegments(starts(chapters), state).map(({ start, length, played }) => [start, length, played]),
    ).toEqual(expected);
  });

  it.each([
    ['ArrowRight', 10, 60, 15],
    ['ArrowUp', 10, 60, 15],
    ['ArrowLeft', 10, 60, 5],
    ['ArrowDown', 3, 60, 0],
    ['ArrowRight', 58, 60, 60],
    ['PageUp', 10, 60, 40],
    ['PageDown', 10, 60, 0],
    ['0', 33, 60, 0],
    ['5', 33, 60, 30],
    ['9', 33, 60, 54],
    ['Home', 33, 60, 0],
    ['End', 33, 60, 60],
    ['m', 33, 60, undefined],
    ['toString', 33, 60, undefined],
    ['5', 0, 0, undefined],
    ['5', 0, Number.NaN, undefined],
  ])('VD-07 %s at %s of %s leads to %s', (key, time, duration, expected) => {
    expect(seekKey(key, time, duration)).toBe(expected);
  });
});
