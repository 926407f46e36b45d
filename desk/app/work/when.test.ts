import { expect, it } from 'vitest';
import {
  clockOf,
  dayText,
  plannedText,
  readClock,
  startOfDay,
  untilText,
  whenText,
  whenWords,
} from './when.ts';

const zone = 'America/New_York';
const now = Date.parse('2026-11-18T20:00:00Z');

it.each([
  ['2026-11-18T23:30:00Z', 'Today 6:30 PM'],
  ['2026-11-19T03:59:00Z', 'Today 10:59 PM'],
  ['2026-11-19T05:00:00Z', 'Tomorrow 12:00 AM'],
  ['2026-11-17T15:00:00Z', 'Yesterday 10:00 AM'],
  ['2026-11-21T15:00:00Z', 'Sat 10:00 AM'],
  ['2026-11-25T15:00:00Z', 'Nov 25 10:00 AM'],
  ['2027-01-02T15:00:00Z', 'Jan 2, 2027 10:00 AM'],
])('%s is %s', (moment, text) => {
  expect(whenText(Date.parse(moment), now, zone).replace('\u202f', ' ')).toBe(text);
});

it('days are small inside of a sentence', () => {
  expect(whenWords(now, now, zone)).toMatch(/^today 3:00/);
  expect(whenWords(now + 4 * 86_400_000, now, zone)).toMatch(/^Sun 3:00/);
});

it.each(['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'])(
  'a clock in %s leads back to its moment, also when clocks change',
  (timeZone) => {
    for (const moment of [
      '2026-03-08T12:00:00Z',
      '2026-03-29T03:00:00Z',
      '2026-11-01T12:00:00Z',
      '2026-07-01T00:00:00Z',
    ])
      expect(readClock(clockOf(Date.parse(moment), timeZone).getTime(), timeZone)).toEqual({
        kind: 'once',
        moment: Date.parse(moment),
      });
  },
);

const minute = 60_000;
it.each([
  // New York goes forward on March 14, 2027, at 2:00 and back on November 7 at 2:00.
  ['America/New_York', '2027-03-14T01:59', '2027-03-14T06:59Z'],
  ['America/New_York', '2027-03-14T02:00', 'skipped', '2027-03-14T06:00Z', '2027-03-14T07:00Z'],
  ['America/New_York', '2027-03-14T02:30', 'skipped', '2027-03-14T06:30Z', '2027-03-14T07:30Z'],
  ['America/New_York', '2027-03-14T03:00', '2027-03-14T07:00Z'],
  ['America/New_York', '2027-11-07T00:59', '2027-11-07T04:59Z'],
  ['America/New_York', '2027-11-07T01:00', 'twice', '2027-11-07T05:00Z', '2027-11-07T06:00Z'],
  ['America/New_York', '2027-11-07T01:30', 'twice', '2027-11-07T05:30Z', '2027-11-07T06:30Z'],
  ['America/New_York', '2027-11-07T02:00', '2027-11-07T07:00Z'],
  // Before and after a change on the other days.
  ['America/New_York', '2027-03-13T02:30', '2027-03-13T07:30Z'],
  ['America/New_York', '2027-03-15T02:30', '2027-03-15T06:30Z'],
  ['America/New_York', '2027-11-06T01:30', '2027-11-06T05:30Z'],
  ['America/New_York', '2027-11-08T01:30', '2027-11-08T06:30Z'],
  ['Europe/Berlin', '2027-03-28T02:15', 'skipped', '2027-03-28T00:15Z', '2027-03-28T01:15Z'],
  ['Europe/Berlin', '2027-10-31T02:15', 'twice', '2027-10-31T00:15Z', '2027-10-31T01:15Z'],
  ['Europe/London', '2027-03-28T01:30', 'skipped', '2027-03-28T00:30Z', '2027-03-28T01:30Z'],
  // The other half of the year, and half an hour.
  ['Australia/Lord_Howe', '2027-10-03T02:15', 'skipped', '2027-10-02T15:15Z', '2027-10-02T15:45Z'],
  ['Australia/Lord_Howe', '2027-04-04T01:45', 'twice', '2027-04-03T14:45Z', '2027-04-03T15:15Z'],
  ['Pacific/Auckland', '2027-04-04T02:30', 'twice', '2027-04-03T13:30Z', '2027-04-03T14:30Z'],
  // A midnight that is skipped.
  ['Asia/Beirut', '2027-03-28T00:00', 'skipped', '2027-03-27T21:00Z', '2027-03-27T22:00Z'],
  ['Asia/Kolkata', '2027-03-14T02:30', '2027-03-13T21:00Z'],
  ['UTC', '2027-03-14T02:30', '2027-03-14T02:30Z'],
])('a clock in %s that shows %s: %s', (timeZone, clock, ...outcome) => {
  const [kind, ...moments] = outcome.length === 1 ? ['once', ...outcome] : outcome;
  const [first = 0, second = 0] = moments.map((moment) => Date.parse(moment));
  expect(readClock(Date.parse(`${clock}:00Z`), timeZone)).toEqual(
    kind === 'once' ? { kind, moment: first } : { kind, moments: [first, second] },
  );
});

it('a planned time names its zone only where it comes twice', () => {
  const text = (moment: string) => plannedText(Date.parse(moment), now, zone).replaceAll('\u202f', ' ');
  expect(text('2027-11-07T05:30:00Z')).toBe('Nov 7, 2027 1:30 AM EDT');
  expect(text('2027-11-07T06:30:00Z')).toBe('Nov 7, 2027 1:30 AM EST');
  expect(text('2027-11-07T07:30:00Z')).toBe('Nov 7, 2027 2:30 AM');
});

it('a day whose midnight is skipped begins after it', () => {
  const noon = Date.parse('2027-03-28T09:00:00Z');
  const start = startOfDay(0, noon, 'Asia/Beirut');
  expect(new Date(start).toISOString()).toBe('2027-03-27T22:00:00.000Z');
  expect(dayText(start, noon, 'Asia/Beirut')).toBe('Today');
  expect(dayText(start - minute, noon, 'Asia/Beirut')).toBe('Yesterday');
});

it('days begin at midnight of the newsroom, also when one has 25 hours', () => {
  const sunday = Date.parse('2026-11-01T20:00:00Z');
  expect(new Date(startOfDay(0, sunday, zone)).toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(new Date(startOfDay(1, sunday, zone)).toISOString()).toBe('2026-11-02T05:00:00.000Z');
  expect(dayText(startOfDay(1, sunday, zone) - 1, sunday, zone)).toBe('Today');
});

it.each([
  [18, 'in 18 min'],
  [108, 'in 1 h 48 min'],
  [60 * 30, 'in 1 day'],
  [60 * 60, 'in 3 days'],
  [-5, 'in 0 min'],
])('%d minutes are %s', (minutes, text) => {
  expect(untilText(now + minutes * 60_000, now)).toBe(text);
});
