import { shortMonthName } from './calendar-words.ts';
import { newsDayName } from './news-day.ts';
import { newsroomTime } from './newsroom-time.ts';
import { dateValue } from './preferred-date.ts';

/** Dates and times as the newsroom's calendar and clock show them; nothing for what is no date. */
const atNewsroom = (write: (date: Date) => string) => (date: string) => {
  const value = dateValue(date);
  return Number.isNaN(value) ? '' : write(newsroomTime(value));
};

const day = (date: Date) => `${shortMonthName(date)} ${date.getUTCDate()}`;
const dayAndYear = (date: Date) => `${day(date)}, ${date.getUTCFullYear()}`;
function clock(date: Date): string {
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

/** `Nov 14, 2026` */
export const shortDate = atNewsroom(dayAndYear);

/** `Saturday, November 14` */
export const dayName = (date: string) => newsDayName(dateValue(date));

/** `6:10 a.m.` */
export const clockTime = atNewsroom(clock);

/** `Nov 14, 6:10 a.m. ET` */
export const dayAndTime = atNewsroom((date) => `${day(date)}, ${clock(date)} ET`);

/** `Nov 14, 2026, 6:10 a.m. ET` */
export const dateAndTime = atNewsroom((date) => `${dayAndYear(date)}, ${clock(date)} ET`);

/** `Nov 14, 1:00 p.m. to 3:52 p.m. ET`: a day that both have is named once. */
export function timeSpan(from: string, to: string): string {
  const [start, end] = [dayAndTime(from), dayAndTime(to)];
  if (!start || shortDate(from) !== shortDate(to)) return `${start} to ${end}`;
  return `${start.replace(/ ET$/, '')} to ${clockTime(to)} ET`;
}
