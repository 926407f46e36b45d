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

/** The zone of New York is computed, so that browsers need no tables of zones for it. */
function newYorkOffset(moment: number): number {
  const { start, end } = summerOf(new Date(moment).getUTCFullYear());
  return (moment >= start && moment < end ? -4 : -5) * hour;
}

export const newYork = 'America/New_York';
let offsetAt: (moment: number) => number = newYorkOffset;

/** The publication's setting: a server holds it when it reads the settings, a browser that of its document. */
export function holdTimeZone(zone: string): void {
  offsetAt = zone === newYork ? newYorkOffset : zoneOffset(zone);
}

function zoneOffset(timeZone: string): (moment: number) => number {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    // A browser whose tables are older than the zone.
    return () => 0;
  }
  return (moment) => {
    if (Number.isNaN(moment)) return moment;
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    // `GMT`, `GMT+05:30`, and for times before zones `GMT-00:01:15`.
    const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
    const size = Number(hours) * hour + Number(minutes) * 60_000 + Number(seconds) * 1000;
    return sign === '-' ? -size : size;
  };
}

/**
 * A moment as the clock of the newsroom shows it: read the answer as if it were UTC. One zone for everyone: the cached
 * page and every browser must write the same words.
 */
export function newsroomTime(moment: number): Date {
  return new Date(moment + offsetAt(moment));
}

/** When a day of the newsroom begins; the day is given as its midnight in UTC. */
export function newsroomMidnight(utcMidnight: number): number {
  const guess = utcMidnight - offsetAt(utcMidnight);
  return utcMidnight - offsetAt(guess);
}
