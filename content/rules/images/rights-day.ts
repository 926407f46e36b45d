import { newsroomMidnight, newsroomTime } from '../newsroom-time.ts';

const day = 24 * 60 * 60 * 1000;

/** The last day on which a picture may be used, as `2026-11-21`, from the moment its rights end. */
export const lastDayOf = (until: string): string =>
  newsroomTime(Date.parse(until) - 1)
    .toISOString()
    .slice(0, 10);

/** When rights end that last through a day of the newsroom; undefined where it is no day. */
export function endOfDay(text: string): string | undefined {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(midnight) ? undefined : new Date(newsroomMidnight(midnight + day)).toISOString();
}
