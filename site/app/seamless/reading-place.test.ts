import { expect, it } from 'vitest';
import { atFirstPart, movePlace } from './reading-place.ts';

type Change = [story: number, isInSight: boolean];

it.each<[string, Change[][], number]>([
  ['SM-09 the first story', [[[0, true]]], 0],
  ['SM-09 the second, as soon as it enters', [[[0, true]], [[1, true]]], 1],
  ['SM-09 the second, when the first has left', [[[0, true]], [[1, true]], [[0, false]]], 1],
  ['SM-10 the first again, when the second left first', [[[0, true]], [[1, true]], [[1, false]]], 0],
  [
    'SM-10 the first again, scrolled back to',
    [
      [[0, true]],
      [
        [1, true],
        [0, false],
      ],
      [[0, true]],
    ],
    0,
  ],
  [
    'SM-10 the last one read, when none is in sight',
    [
      [[0, true]],
      [
        [1, true],
        [0, false],
      ],
      [[1, false]],
    ],
    1,
  ],
])('%s is being read', (_title, steps, current) => {
  const place = steps.reduce(
    (before, changes) =>
      movePlace(
        before,
        changes.map(([part, isInSight]) => ({ part, isInSight })),
      ),
    atFirstPart,
  );
  expect(place.current).toBe(current);
});
