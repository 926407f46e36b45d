// Written out: the first use of `Intl` holds a phone up for a tenth of a second, and every page has dates.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `November`, of a date in UTC; what is no date has none. */
export const monthName = (date: Date): string | undefined => months[date.getUTCMonth()];
/** `Nov` */
export const shortMonthName = (date: Date): string | undefined => monthName(date)?.slice(0, 3);
/** `Saturday` */
export const weekdayName = (date: Date): string | undefined => weekdays[date.getUTCDay()];
