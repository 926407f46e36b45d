import { expect, it } from 'vitest';
import { newsroomTime } from './newsroom-time.ts';

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
