import { expect, it } from 'vitest';
import { savedDay } from './saved-day.ts';

const now = new Date(2026, 10, 18, 9).getTime();

it.each([
  [new Date(2026, 10, 18, 0, 1), 'today'],
  [new Date(2026, 10, 18, 23), 'today'],
  [new Date(2026, 10, 17, 23, 59), 'yesterday'],
  [new Date(2026, 10, 12, 8), 'Nov 12'],
  [new Date(2025, 11, 31), 'Dec 31, 2025'],
])('%s was saved %s', (date, text) => {
  expect(savedDay(date.getTime(), now)).toBe(text);
});
