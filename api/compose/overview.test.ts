import { expect, it } from 'vitest';
import { arrangeOverview } from './overview.ts';

const list = (...numbers: number[]) => ({ kind: 'stories' as const, numbers });

it.each([
  ['names the newest stories', [1, 2, 3, 4, 5, 6, 7], [], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 7]],
  ['names no story shown higher up', [1, 2, 3, 4, 5, 6, 7], [1, 3], [2, 4, 5, 6, 7], [2, 4, 5, 6, 7, 1, 3]],
  ['names fewer where the page shows most of them', [1, 2, 3], [3, 1], [2], [2, 1, 3]],
  ['names none where the page shows all of them', [1, 2], [1, 2], [], [1, 2]],
])('a timeline of stories %s', (_title, numbers, shown, named, order) => {
  const overview = arrangeOverview(list(...numbers), 'latest-line', new Set(shown));
  expect(overview.named).toEqual(named);
  expect(overview.list.numbers).toEqual(order);
  expect(overview.list.words).toEqual({ headlines: named.length });
});

it('leaves a ranking in its order', () => {
  const ranking = list(2, 1);
  expect(arrangeOverview(ranking, 'most-read', new Set([2]))).toEqual({ list: ranking, named: [] });
});
