import { describe, expect, it } from 'vitest';
import { choosePreferredDate, type DatePurpose, isValidDate, type StoryDates } from './preferred-date.ts';

const now = new Date('2026-03-10T12:00:00Z');
const dates: Required<StoryDates> = {
  displayDateUpdated: '2026-03-04T00:00:00Z',
  dateUpdated: '2026-03-03T00:00:00Z',
  displayDatePublished: '2026-03-02T00:00:00Z',
  datePublished: '2026-03-01T00:00:00Z',
};
const without = (...names: (keyof StoryDates)[]): StoryDates =>
  Object.fromEntries(Object.entries(dates).filter(([name]) => !names.includes(name as keyof StoryDates)));

describe('preferred date', () => {
  it.each<[string, DatePurpose, StoryDates, string | undefined]>([
    ['CL-15', 'updated', dates, dates.displayDateUpdated],
    ['CL-15', 'updated', without('displayDateUpdated'), dates.dateUpdated],
    ['CL-15', 'updated', without('displayDateUpdated', 'dateUpdated'), dates.displayDatePublished],
    ['CL-15', 'updated', { datePublished: dates.datePublished }, dates.datePublished],
    ['CL-15', 'updated', {}, undefined],
    ['CL-16', 'created', dates, dates.datePublished],
    ['CL-16', 'created', without('datePublished'), dates.displayDatePublished],
    ['CL-16', 'created', without('datePublished', 'displayDatePublished'), dates.dateUpdated],
    ['CL-16', 'created', { displayDateUpdated: dates.displayDateUpdated }, dates.displayDateUpdated],
    ['CL-17', 'shown', dates, dates.displayDateUpdated],
    ['CL-17', 'shown', { ...dates, displayDatePublished: '2026-03-09T00:00:00Z' }, '2026-03-09T00:00:00Z'],
    ['CL-17', 'shown', without('displayDateUpdated'), dates.displayDatePublished],
    ['CL-17', 'shown', { datePublished: dates.datePublished }, dates.datePublished],
    ['CL-17', 'shown', {}, now.toISOString()],
    ['CL-18', 'updated', { ...dates, displayDateUpdated: '2026-03-11T12:00:00Z' }, dates.dateUpdated],
    ['CL-18', 'created', { ...dates, datePublished: '1969-12-31T23:59:59Z' }, dates.displayDatePublished],
    [
      'CL-18',
      'shown',
      { displayDateUpdated: 'soon', datePublished: '1970-01-01T00:00:00Z' },
      now.toISOString(),
    ],
  ])('%s %s of %j', (_id, purpose, given, expected) => {
    expect(choosePreferredDate(given, purpose, now)).toBe(expected);
  });

  it.each([
    ['CL-18', '1969-07-20T00:00:00Z', false],
    ['CL-18', '1970-01-01T00:00:00Z', false],
    ['CL-18', '1971-01-01T00:00:00Z', true],
    ['CL-18', '2026-03-10T12:00:00Z', true],
    ['CL-18', '2026-03-10T12:00:01Z', false],
    ['CL-18', '2026-03-10T13:00:00+02:00', true],
    ['CL-18', '2026-03-10T11:59:59', true],
    ['CL-18', 'tomorrow', false],
    ['CL-18', '', false],
    ['CL-18', undefined, false],
  ])('%s %j is valid: %s', (_id, date, expected) => {
    expect(isValidDate(date, now)).toBe(expected);
  });
});
