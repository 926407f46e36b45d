import { dateValue } from '#content/rules/preferred-date.ts';

const earliest = Date.UTC(1970, 0, 2);
const yearsAhead = 10;

type ReadDate = { iso: string } | { problem: string };

/** `2024-05-01 09:30:00` of WordPress is UTC; everything else as the standards write it. */
export function readDate(text: string, now: Date): ReadDate {
  const sql = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text.trim());
  const time = dateValue(sql ? `${sql[1]}T${sql[2]}Z` : text.trim());
  // The parser of dates takes a year before 0 for one of this century.
  if (Number.isNaN(time) || /^\s*-/.test(text)) return { problem: `"${text.slice(0, 40)}" is not a date` };
  if (time < earliest) return { problem: `the date ${text.slice(0, 40)} is before 1970` };
  if (time > now.getTime() + yearsAhead * 365.25 * 86_400_000)
    return { problem: `the date ${text.slice(0, 40)} is more than ${yearsAhead} years ahead` };
  // A day that does not exist (February 31) is read as another one by some and rejected by others.
  if (sql && new Date(time).toISOString().slice(0, 10) !== sql[1])
    return { problem: `"${text.slice(0, 40)}" is not a date` };
  return { iso: new Date(time).toISOString() };
}

/** `May 1, 2024` as the noon of that day, which is that day in every newsroom; undefined for words that are no date. */
export function readLooseDate(text: string): string | undefined {
  const time = /\b\d{4}\b/.test(text) ? Date.parse(`${text.trim()} 12:00 UTC`) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
