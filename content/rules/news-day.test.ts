import { describe, expect, it } from 'vitest';
import { newsDay, newsDayAnchor, newsDayName, newsMonthName } from './news-day.ts';

describe('the day of the newsroom', () => {
  it.each([
    ['2026-11-15T04:59:00Z', '2026-11-14', 'Saturday, November 14', 'November 2026'],
    ['2026-11-15T05:00:00Z', '2026-11-15', 'Sunday, November 15', 'November 2026'],
    ['2026-08-01T03:59:00Z', '2026-07-31', 'Friday, July 31', 'July 2026'],
  ])('RT-63 of %s is %s', (moment, day, name, month) => {
    const value = Date.parse(moment);
    expect([newsDay(value), newsDayName(value), newsMonthName(value)]).toEqual([day, name, month]);
    expect(newsDayAnchor(value)).toBe(`day-${day}`);
  });

  it('RT-63 of no date is empty', () => {
    expect([newsDay(Number.NaN), newsDayName(Number.NaN), newsMonthName(Number.NaN)]).toEqual(['', '', '']);
  });
});
