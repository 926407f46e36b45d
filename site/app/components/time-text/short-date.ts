import { shortMonthName } from '#content/rules/calendar-words.ts';
import { newsDayName } from '#content/rules/news-day.ts';
import { newsroomTime } from '#content/rules/newsroom-time.ts';
import { dateValue } from '#content/rules/preferred-date.ts';

const dayOf = (date: Date) => `${shortMonthName(date)} ${date.getUTCDate()}`;
const dayAndYear = (date: Date) => `${dayOf(date)}, ${date.getUTCFullYear()}`;

/** `Nov 14, 2026`. Days without an hour are UTC, as in `content/rules/date-text.ts`. */
export function shortDate(date: string): string {
  const value = new Date(dateValue(date));
  return Number.isNaN(value.getTime()) ? '' : dayAndYear(value);
}

/** `Nov 14, 2026` on the newsroom's calendar, as the day headings of a list count. */
export function newsroomDate(date: string): string {
  const value = dateValue(date);
  return Number.isNaN(value) ? '' : dayAndYear(newsroomTime(value));
}

/** `Saturday, November 14` */
export const dayName = (date: string) => newsDayName(dateValue(date));

/** `6:10 a.m.` */
export function clockTime(date: string): string {
  const value = dateValue(date);
  if (Number.isNaN(value)) return '';
  const time = newsroomTime(value);
  const hours = time.getUTCHours();
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

/** `Nov 14, 6:10 a.m. ET` */
export function dayAndTime(date: string): string {
  const value = dateValue(date);
  return Number.isNaN(value) ? '' : `${dayOf(newsroomTime(value))}, ${clockTime(date)} ET`;
}
