import { afterEach, expect, it } from 'vitest';
import { dateText, formatDate } from './date-text.ts';
import { newsDayAnchor } from './news-day.ts';
import { dateValue } from './preferred-date.ts';
import { clockTime, dateAndTime, dayAndTime, dayName, shortDate, timeSpan } from './short-date.ts';

it.each([
  ['2026-11-14T11:10:00Z', 'Nov 14, 2026', '6:10 a.m.', 'Nov 14, 6:10 a.m. ET', 'Saturday, November 14'],
  ['2026-07-04T16:00:00Z', 'Jul 4, 2026', '12:00 p.m.', 'Jul 4, 12:00 p.m. ET', 'Saturday, July 4'],
  ['2026-07-05T04:05:00Z', 'Jul 5, 2026', '12:05 a.m.', 'Jul 5, 12:05 a.m. ET', 'Sunday, July 5'],
  ['2026-07-05T03:59:00Z', 'Jul 4, 2026', '11:59 p.m.', 'Jul 4, 11:59 p.m. ET', 'Saturday, July 4'],
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
  ['2026-11-14T18:00:00Z', '2026-11-14T20:52:00Z', 'Nov 14, 1:00 p.m. to 3:52 p.m. ET'],
  // One day of the newsroom, two in UTC; then the other way round.
  ['2026-11-10T23:00:00Z', '2026-11-11T04:38:00Z', 'Nov 10, 6:00 p.m. to 11:38 p.m. ET'],
  ['2026-11-11T04:00:00Z', '2026-11-11T06:00:00Z', 'Nov 10, 11:00 p.m. ET to Nov 11, 1:00 a.m. ET'],
  ['2025-11-14T18:00:00Z', '2026-11-14T18:00:00Z', 'Nov 14, 1:00 p.m. ET to Nov 14, 1:00 p.m. ET'],
])('CL-37 from %s to %s names a day once', (from, to, span) => {
  expect(timeSpan(from, to)).toBe(span);
});

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

/** Of servers and browsers: none of them may change a word. */
const machines = ['America/Los_Angeles', 'America/New_York', 'UTC', 'Europe/Berlin', 'Pacific/Auckland'];

it.each([
  // Around the newsroom's midnight, in winter and in summer, written in three zones.
  ['2026-11-14T04:59:59Z', 'November 13, 2026', '11:59 p.m.'],
  ['2026-11-14T05:00:00Z', 'November 14, 2026', '12:00 a.m.'],
  ['2026-11-14T05:59:00+01:00', 'November 13, 2026', '11:59 p.m.'],
  ['2026-11-13T21:00:00-08:00', 'November 14, 2026', '12:00 a.m.'],
  ['2026-07-05T03:59:00Z', 'July 4, 2026', '11:59 p.m.'],
  ['2026-07-05T06:00:00+02:00', 'July 5, 2026', '12:00 a.m.'],
  // Around midnight in UTC it is one day of the newsroom.
  ['2026-11-13T23:59:00Z', 'November 13, 2026', '6:59 p.m.'],
  ['2026-11-14T00:01:00Z', 'November 13, 2026', '7:01 p.m.'],
  ['2026-11-14T00:01:00', 'November 13, 2026', '7:01 p.m.'],
  ['2027-01-01T03:00:00Z', 'December 31, 2026', '10:00 p.m.'],
  // The nights in which clocks change.
  ['2026-03-08T04:59:00Z', 'March 7, 2026', '11:59 p.m.'],
  ['2026-03-09T03:59:00Z', 'March 8, 2026', '11:59 p.m.'],
  ['2026-03-09T04:00:00Z', 'March 9, 2026', '12:00 a.m.'],
  ['2026-11-01T03:59:00Z', 'October 31, 2026', '11:59 p.m.'],
  ['2026-11-02T04:59:00Z', 'November 1, 2026', '11:59 p.m.'],
  ['2026-11-02T05:00:00Z', 'November 2, 2026', '12:00 a.m.'],
  // A day without an hour is the day that was written.
  ['2026-11-14', 'November 14, 2026', '12:00 a.m.'],
  ['2026-07-04', 'July 4, 2026', '12:00 a.m.'],
  ['2026-03-08', 'March 8, 2026', '12:00 a.m.'],
  ['2026-11-01', 'November 1, 2026', '12:00 a.m.'],
])(
  'CL-20 RT-63 %s is %s, %s in bylines, lists, live blogs and comments, on every machine',
  (date, text, clock) => {
    const [month = '', day = '', year = ''] = text.split(/,? /);
    const short = `${month.slice(0, 3)} ${day}`;
    const long = new Date('2028-01-01');
    for (const machine of machines) {
      process.env.TZ = machine;
      expect([formatDate(date), dateText(date, long).text]).toEqual([text, text]);
      expect([shortDate(date), clockTime(date)]).toEqual([`${short}, ${year}`, clock]);
      expect(dayAndTime(date)).toBe(`${short}, ${clock} ET`);
      expect(dateAndTime(date)).toBe(`${short}, ${year}, ${clock} ET`);
      expect(dayName(date)).toMatch(new RegExp(`day, ${month} ${day}$`));
      const anchor = new Date(Date.parse(`${text} 12:00Z`)).toISOString().slice(0, 10);
      expect(newsDayAnchor(dateValue(date))).toBe(`day-${anchor}`);
    }
  },
);
