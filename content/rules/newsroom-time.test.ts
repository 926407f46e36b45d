import { afterEach, expect, it } from 'vitest';
import { formatDate } from './date-text.ts';
import { holdTimeZone, newsroomMidnight, newsroomTime, newYork } from './newsroom-time.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});
const ours = (moment: number) => newsroomTime(moment).toISOString().slice(0, 16).replace('T', ' ');

it('RT-63 shows what the tables of zones show, on every day of fifty years', () => {
  const days = Array.from(
    { length: 50 * 366 },
    (_, index) => Date.UTC(1990, 0, 1, 5, 30) + index * 86_400_000,
  );
  expect(days.filter((moment) => ours(moment) !== clock.format(moment))).toEqual([]);
});

it.each([
  ['before clocks go forward', '2026-03-08T06:59:00Z', '2026-03-08 01:59'],
  ['after clocks went forward', '2026-03-08T07:00:00Z', '2026-03-08 03:00'],
  ['before clocks go back', '2026-11-01T05:59:00Z', '2026-11-01 01:59'],
  ['after clocks went back', '2026-11-01T06:00:00Z', '2026-11-01 01:00'],
  ['by the older rule', '2006-04-02T07:00:00Z', '2006-04-02 03:00'],
])('RT-63 %s', (_, moment, expected) => {
  expect(ours(Date.parse(moment))).toBe(expected);
  expect(clock.format(Date.parse(moment))).toBe(expected);
});

afterEach(() => holdTimeZone(newYork));

it.each([
  ['Europe/Berlin', '2026-07-01T22:30:00Z', '2026-07-02 00:30', 'July 2, 2026'],
  ['Europe/Berlin', '2026-01-01T22:30:00Z', '2026-01-01 23:30', 'January 1, 2026'],
  ['Asia/Kolkata', '2026-07-01T20:00:00Z', '2026-07-02 01:30', 'July 2, 2026'],
  ['America/St_Johns', '2026-01-01T03:00:00Z', '2025-12-31 23:30', 'December 31, 2025'],
  ['UTC', '2026-07-01T23:59:00Z', '2026-07-01 23:59', 'July 1, 2026'],
  ['Mars/Olympus', '2026-07-01T23:59:00Z', '2026-07-01 23:59', 'July 1, 2026'],
])('RT-63 in the zone %s of a publication, %s is %s', (zone, moment, expected, date) => {
  holdTimeZone(zone);
  expect(ours(Date.parse(moment))).toBe(expected);
  expect(formatDate(moment)).toBe(date);
  expect(newsroomTime(Number.NaN).getTime()).toBeNaN();
});

it.each([
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z'],
  [newYork, '2026-03-08', '2026-03-08T05:00:00.000Z'],
  [newYork, '2026-11-02', '2026-11-02T05:00:00.000Z'],
])('RT-63 in %s the day %s begins at %s', (zone, date, expected) => {
  holdTimeZone(zone);
  expect(new Date(newsroomMidnight(Date.parse(`${date}T00:00:00Z`))).toISOString()).toBe(expected);
});
