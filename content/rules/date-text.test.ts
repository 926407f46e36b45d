import { describe, expect, it } from 'vitest';
import { dateText, formatDate } from './date-text.ts';

const now = new Date('2026-03-20T12:00:00Z');

describe('date text', () => {
  it.each([
    ['CL-20', '2026-03-20T11:59:50Z', 'ago', '1 minute ago'],
    ['CL-20', '2026-03-20T11:55:00Z', 'ago', '5 minutes ago'],
    ['CL-20', '2026-03-20T11:00:00Z', 'ago', '1 hour ago'],
    ['CL-20', '2026-03-19T12:00:01Z', 'ago', '23 hours ago'],
    ['CL-20', '2026-03-19T12:00:00Z', 'ago', '1 day ago'],
    ['CL-19', '2026-03-11T12:00:00Z', 'ago', '9 days ago'],
    ['CL-19', '2026-03-10T12:00:01Z', 'ago', '9 days ago'],
    ['CL-19', '2026-03-10T12:00:00Z', 'date', 'March 10, 2026'],
    ['CL-20', '2024-12-01T23:30:00Z', 'date', 'December 1, 2024'],
    ['CL-20', '2026-03-21T00:00:00Z', 'date', 'March 20, 2026'],
  ])('%s %s is the %s %j', (_id, date, kind, text) => {
    expect(dateText(date, now)).toMatchObject({ kind, text });
  });

  it('CL-20 carries a machine date in UTC, whatever zone the story was written in', () => {
    expect(dateText('2026-03-01T01:00:00+02:00', now)).toEqual({
      kind: 'date',
      text: 'February 28, 2026',
      dateTime: '2026-02-28T23:00:00.000Z',
    });
  });

  it.each(['2026-99-99', 'soon', ''])('CL-20 VAL-03 %j, which is no date, stays as written', (text) => {
    expect(formatDate(text)).toBe(text);
  });

  it('CL-20 shows nothing for a date that is none', () => {
    expect(dateText('soon', now)).toEqual({ kind: 'date', text: '', dateTime: '' });
  });
});
