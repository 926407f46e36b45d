import { expect, it } from 'vitest';
import { columnsFor } from './columns.ts';

it.each([
  // count, columns of at most three and of at most four
  [2, 2, 4],
  [3, 3, 3],
  [4, 2, 4],
  [5, 3, 3],
  [6, 3, 3],
  [8, 2, 4],
  [9, 3, 3],
  [10, 2, 4],
  [11, 3, 4],
  [12, 3, 4],
  [20, 2, 4],
  [24, 3, 4],
])('%i cards are in %i or %i columns', (count, three, four) => {
  expect([columnsFor(count, 3), columnsFor(count, 4)]).toEqual([three, four]);
});

it('no card is alone in a row where any number of columns prevents it', () => {
  for (let count = 2; count <= 100; count += 1)
    for (const most of [2, 3, 4]) {
      const alone = [2, 3, 4].filter((columns) => columns <= most).every((columns) => count % columns === 1);
      expect([count, most, count % columnsFor(count, most) === 1]).toEqual([count, most, alone]);
    }
});
