import { expect, it } from 'vitest';
import { clockTime, dayAndTime, dayName, newsroomDate, shortDate } from './short-date.ts';

it.each([
  ['2026-11-14T11:10:00Z', 'Nov 14, 2026', '6:10 a.m.', 'Nov 14, 6:10 a.m. ET', 'Saturday, November 14'],
  ['2026-07-04T16:00:00Z', 'Jul 4, 2026', '12:00 p.m.', 'Jul 4, 12:00 p.m. ET', 'Saturday, July 4'],
  ['2026-07-05T04:05:00Z', 'Jul 5, 2026', '12:05 a.m.', 'Jul 5, 12:05 a.m. ET', 'Sunday, July 5'],
  ['2026-07-05T03:59:00Z', 'Jul 5, 2026', '11:59 p.m.', 'Jul 4, 11:59 p.m. ET', 'Saturday, July 4'],
  ['no date', '', '', '', ''],
])('writes %s', (date, short, clock, dayAndClock, name) => {
  expect([shortDate(date), clockTime(date), dayAndTime(date), dayName(date)]).toEqual([
    short,
    clock,
    dayAndClock,
    name,
  ]);
});

it.each([
  ['2026-07-05T04:05:00Z', 'Jul 5, 2026'],
  ['2026-07-05T03:59:00Z', 'Jul 4, 2026'],
  ['2027-01-01T03:00:00Z', 'Dec 31, 2026'],
  ['no date', ''],
])('%s is the newsroom’s %s', (date, text) => {
  expect(newsroomDate(date)).toBe(text);
});
