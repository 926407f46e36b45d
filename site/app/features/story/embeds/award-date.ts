import { shortMonthName } from '#content/rules/calendar-words.ts';
import { newsroomTime } from '#content/rules/newsroom-time.ts';
import { dateValue } from '#content/rules/preferred-date.ts';

export interface AwardDate {
  date?: string | undefined;
  month?: string | undefined;
  year?: string | undefined;
}

/** `Nov 2026`: the editors' text wins over the date; an invalid date gives no text. */
export function awardDate({ date, month, year }: AwardDate): string {
  if (year) return month ? `${month.slice(0, 3)} ${year}` : year;
  const value = newsroomTime(date ? dateValue(date) : Number.NaN);
  return Number.isNaN(value.getTime()) ? '' : `${shortMonthName(value)} ${value.getUTCFullYear()}`;
}
