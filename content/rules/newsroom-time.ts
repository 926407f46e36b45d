const hour = 3_600_000;
const day = 24 * hour;

/** The nth Sunday of a month, or the last one, at midnight UTC. Months count from 0. */
function sundayOf(year: number, month: number, nth: number | 'last'): number {
  if (nth === 'last') {
    const end = Date.UTC(year, month + 1, 0);
    return end - new Date(end).getUTCDay() * day;
  }
  const start = Date.UTC(year, month, 1);
  return start + ((7 - new Date(start).getUTCDay()) % 7) * day + (nth - 1) * 7 * day;
}

/** When clocks go forward and back in a year: at two in the morning, by the clock that ends. */
function summerOf(year: number): { start: number; end: number } {
  const [start, end] =
    year >= 2007
      ? [sundayOf(year, 2, 2), sundayOf(year, 10, 1)]
      : [sundayOf(year, 3, year >= 1987 ? 1 : 'last'), sundayOf(year, 9, 'last')];
  return { start: start + 7 * hour, end: end + 6 * hour };
}

/**
 * A moment as the clock of the newsroom in New York shows it: read the answer as if it were UTC. One zone for everyone:
 * the cached page and every browser must write the same words, whatever tables of zones they were built with.
 */
export function newsroomTime(moment: number): Date {
  const { start, end } = summerOf(new Date(moment).getUTCFullYear());
  const isSummer = moment >= start && moment < end;
  return new Date(moment - (isSummer ? 4 : 5) * hour);
}

/** When a day of the newsroom begins; the day is given as its midnight in UTC. */
export function newsroomMidnight(utcMidnight: number): number {
  const guess = utcMidnight + 5 * hour;
  return guess - (newsroomTime(guess).getTime() - utcMidnight);
}
