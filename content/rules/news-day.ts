import { monthName, weekdayName } from './calendar-words.ts';
import { newsroomTime } from './newsroom-time.ts';

const atNewsroom = (write: (date: Date) => string) => (moment: number) =>
  Number.isNaN(moment) ? '' : write(newsroomTime(moment));

/** The day of the newsroom a moment belongs to: `2026-11-14`. */
export const newsDay = atNewsroom((date) => date.toISOString().slice(0, 10));

/** `Saturday, November 14` */
export const newsDayName = atNewsroom(
  (date) => `${weekdayName(date)}, ${monthName(date)} ${date.getUTCDate()}`,
);

/** `November 2026` */
export const newsMonthName = atNewsroom((date) => `${monthName(date)} ${date.getUTCFullYear()}`);

/** Where a new day begins in a list grouped by day. */
export function newsDayAnchor(moment: number): string {
  return `day-${newsDay(moment)}`;
}
