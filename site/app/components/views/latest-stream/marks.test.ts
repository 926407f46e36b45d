import { expect, it } from 'vitest';
import { storyNumber } from '../../fixture/components.ts';
import { marksOf, wordsOf } from './marks.ts';

const at = (hoursBefore: number, index: number) =>
  storyNumber(index, { date: new Date(Date.UTC(2026, 10, 14, 12) - hoursBefore * 3_600_000).toISOString() });

it('RT-30 every story of a day is a mark at its hour, counted from the newest', () => {
  const marks = marksOf([0, 6, 12, 24, 25].map(at));
  expect(marks.map(({ end }) => end)).toEqual([0, 24.75, 49.5, 99]);
});

it('RT-30 describes the timeline in words', () => {
  expect(wordsOf([0, 1, 5.9, 7, 23, 24, 30].map(at))).toBe(
    '6 stories in 24 hours, by six hours from the newest back: 3, 1, 0, 2',
  );
});

it('a story without a date has no place in the line', () => {
  expect(marksOf([storyNumber(1, { date: 'no date' }), at(3, 2)])).toHaveLength(1);
});
