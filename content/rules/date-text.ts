import { timeAgoDays } from '../limits.ts';
import { monthName } from './calendar-words.ts';
import { newsroomTime } from './newsroom-time.ts';
import { dateValue } from './preferred-date.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface DateText {
  kind: 'ago' | 'date';
  text: string;
  /** For the `datetime` attribute. */
  dateTime: string;
}

/**
 * `March 4, 2026` on the newsroom's calendar, as lists count days (decision 0101); what is no date stays as it was
 * written.
 */
export function formatDate(date: string): string {
  const value = newsroomTime(dateValue(date));
  const month = monthName(value);
  return month === undefined ? date : `${month} ${value.getUTCDate()}, ${value.getUTCFullYear()}`;
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;

function timeAgo(age: number): string {
  if (age < hour) return count(Math.max(1, Math.floor(age / minute)), 'minute');
  if (age < day) return count(Math.floor(age / hour), 'hour');
  return count(Math.floor(age / day), 'day');
}

/** Under ten days old as time ago, else as a date. Pages carry the date; the browser turns it into words. */
export function dateText(date: string, now: Date): DateText {
  const value = dateValue(date);
  if (Number.isNaN(value)) return { kind: 'date', text: '', dateTime: '' };
  const age = now.getTime() - value;
  const dateTime = new Date(value).toISOString();
  return age >= 0 && age < timeAgoDays * day
    ? { kind: 'ago', text: timeAgo(age), dateTime }
    : { kind: 'date', text: formatDate(date), dateTime };
}
