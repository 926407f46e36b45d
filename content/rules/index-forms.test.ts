import { expect, it } from 'vitest';
import type { ContentLink } from '../entities/content-link.ts';
import { ratingColumns } from './rating-columns.ts';
import { readTaskTime, tasksByTime } from './task-minutes.ts';

const story = (id: string, metaData: ContentLink['metaData'] = {}): ContentLink => ({
  id,
  slug: id,
  title: id,
  url: '/',
  isSponsored: false,
  metaData,
});

it('places products by their score, at most nine, those of one score together', () => {
  const list = [4, 3, 4, 0, 1, 5].map((starRating, index) => story(`s${index}`, { starRating }));
  expect(
    ratingColumns(list).map(({ score, place, stories }) => [score, Math.round(place), stories.length]),
  ).toEqual([
    [1, 0, 1],
    [3, 33, 1],
    [4, 67, 2],
    [5, 100, 1],
  ]);
  const many = Array.from({ length: 20 }, (_, index) => story(`m${index}`, { starRating: 4 }));
  expect(ratingColumns(many)).toMatchObject([{ stories: { length: 9 } }]);
  expect(ratingColumns([])).toEqual([]);
});

it('sorts how-tos by the time they take and leaves out those that take longer', () => {
  const list = [story('a', { minutesNeeded: 45 }), story('b'), story('c', { minutesNeeded: 10 })];
  expect(tasksByTime(list).map(({ id }) => id)).toEqual(['c', 'a']);
  expect(tasksByTime(list, 20).map(({ id }) => id)).toEqual(['c']);
  expect(readTaskTime(new URLSearchParams('time=20'))).toBe(20);
  expect(readTaskTime(new URLSearchParams('time=21'))).toBeUndefined();
});
