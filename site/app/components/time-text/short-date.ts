import { newsDayName, newsroomTimeZone } from '#content/rules/news-day.ts';
import { dateValue } from '#content/rules/preferred-date.ts';

// Days without an hour are UTC, as in `content/rules/date-text.ts`.
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: newsroomTimeZone,
});
const dayHere = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: newsroomTimeZone,
});

const written = (format: Intl.DateTimeFormat) => (date: string) => {
  const value = dateValue(date);
  return Number.isNaN(value) ? '' : format.format(value);
};

/** `Nov 14, 2026` */
export const shortDate = written(day);
/** `Saturday, November 14` */
export const dayName = (date: string) => newsDayName(dateValue(date));
/** `6:10 a.m.` */
export const clockTime = (date: string) =>
  written(clock)(date)
    .replace(/\s?AM$/, ' a.m.')
    .replace(/\s?PM$/, ' p.m.');
/** `Nov 14, 6:10 a.m. ET` */
export const dayAndTime = (date: string) => {
  const day = written(dayHere)(date);
  return day && `${day}, ${clockTime(date)} ET`;
};
