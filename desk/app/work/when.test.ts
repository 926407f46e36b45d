import { expect, it } from 'vitest';
import { clockOf, dayText, momentOf, startOfDay, untilText, whenText, whenWords } from './when.ts';

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
      expect(momentOf(clockOf(Date.parse(moment), timeZone).getTime(), timeZone)).toBe(Date.parse(moment));
  },
);

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
