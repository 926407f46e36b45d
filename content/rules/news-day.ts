/** One zone for everyone: the cached page and every browser must write the same words. */
export const newsroomTimeZone = 'America/New_York';

const parts = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: newsroomTimeZone,
});
const words = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: newsroomTimeZone,
});
const month = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: newsroomTimeZone,
});

/** The day of the newsroom a moment belongs to: `2026-11-14`. */
export function newsDay(moment: number): string {
  return Number.isNaN(moment) ? '' : parts.format(moment);
}

/** `Saturday, November 14` */
export function newsDayName(moment: number): string {
  return Number.isNaN(moment) ? '' : words.format(moment);
}

/** `November 2026` */
export function newsMonthName(moment: number): string {
  return Number.isNaN(moment) ? '' : month.format(moment);
}

/** Where a day begins inside a list that is told by the day. */
export function newsDayAnchor(moment: number): string {
  return `day-${newsDay(moment)}`;
}
