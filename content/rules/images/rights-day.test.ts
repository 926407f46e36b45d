import { expect, it } from 'vitest';
import { endOfDay, lastDayOf } from './rights-day.ts';

it.each([
  ['2026-11-21', '2026-11-22T05:00:00.000Z'],
  ['2026-07-04', '2026-07-05T04:00:00.000Z'],
  ['2026-12-31', '2027-01-01T05:00:00.000Z'],
])('rights that last through %s end at %s', (text, until) => {
  expect(endOfDay(text)).toBe(until);
  expect(lastDayOf(until)).toBe(text);
});

it('a moment within a day belongs to that day, and other texts to none', () => {
  expect(lastDayOf('2026-11-21T12:00:00Z')).toBe('2026-11-21');
  expect([endOfDay(''), endOfDay('2026-13-40')]).toEqual([undefined, undefined]);
});
