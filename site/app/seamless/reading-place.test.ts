import { expect, it } from 'vitest';
import { atFirstPart, movePlace, partsOnTheWay, type ReadingPlace } from './reading-place.ts';

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
        [],
      ),
    atFirstPart,
  );
  expect(place.current).toBe(current);
});

/** What is seen of a page of stories of 1000 pixels each, through the middle of a window: from y to y + 500. */
function scrolled(place: ReadingPlace, y: number, stories: number): ReadingPlace {
  const all = Array.from({ length: stories }, (_, part) => part);
  const isInSight = (part: number) => part * 1000 < y + 500 && (part + 1) * 1000 > y;
  const changes = all
    .filter((part) => isInSight(part) !== place.inSight.includes(part))
    .map((part) => ({ part, isInSight: isInSight(part) }));
  return movePlace(
    place,
    changes,
    all.map((part) => (part + 1) * 1000 < y),
  );
}

type Step = [y: number, stories: number];

it.each<[string, Step[], { part: number; isFromAbove: boolean }[]]>([
  ['one story on', [[900, 4]], [{ part: 1, isFromAbove: true }]],
  [
    'past a whole story',
    [[2100, 4]],
    [
      { part: 1, isFromAbove: true },
      { part: 2, isFromAbove: true },
    ],
  ],
  [
    'to the footer, past all stories',
    [[4100, 4]],
    [
      { part: 1, isFromAbove: true },
      { part: 2, isFromAbove: true },
      { part: 3, isFromAbove: true },
    ],
  ],
  [
    'up into a story that was added above the window',
    [
      [1100, 1],
      [2100, 2],
      [1900, 2],
    ],
    [{ part: 1, isFromAbove: false }],
  ],
  [
    'to a story that was added where the reader is',
    [
      [3100, 1],
      [3100, 4],
    ],
    [{ part: 3, isFromAbove: true }],
  ],
])('AN-07 SM-10 a reader moves %s', (_title, steps, way) => {
  const start = scrolled(atFirstPart, 0, steps[0]?.[1] ?? 0);
  const place = steps.reduce((before, [y, stories]) => scrolled(before, y, stories), start);
  expect(partsOnTheWay(place, 0, place.current)).toEqual(way);
});

it('AN-07 a reader who goes back passes no story, and the stories between again on the way down', () => {
  const steps = [0, 3100].reduce((before, y) => scrolled(before, y, 4), atFirstPart);
  const atEnd = { ...steps, wasAbove: steps.isAbove };
  const back = scrolled(atEnd, 0, 4);
  expect(partsOnTheWay(back, 3, back.current)).toEqual([{ part: 0, isFromAbove: false }]);
  const again = scrolled({ ...back, wasAbove: back.isAbove }, 2100, 4);
  expect(partsOnTheWay(again, 0, again.current)).toEqual([
    { part: 1, isFromAbove: true },
    { part: 2, isFromAbove: true },
  ]);
});
