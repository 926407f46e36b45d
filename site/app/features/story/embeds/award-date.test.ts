import { expect, it } from 'vitest';
import { awardDate } from './award-date.ts';

it.each([
  [{ month: 'November', year: '2026', date: '2020-01-01' }, 'Nov 2026'],
  [{ year: '2026' }, '2026'],
  [{ date: '2026-03-03' }, 'Mar 2026'],
  [{ date: '2026-03-03T23:30:00-05:00' }, 'Mar 2026'],
  [{ date: 'soon' }, ''],
  [{}, ''],
])('RV-02 RV-03 the date of an award: %j', (facts, expected) => {
  expect(awardDate(facts)).toBe(expected);
});
