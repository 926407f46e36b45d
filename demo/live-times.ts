import type { Embed } from '#content/entities/embed.ts';
import { newsroomMidnight, newsroomTime } from '#content/rules/newsroom-time.ts';

const day = 24 * 3_600_000;

/**
 * Moves the entries of a live blog to the time of its story and returns when it begins. Coverage that is going on begins
 * at that moment. Coverage that ended keeps the clock times it was written with and moves by whole days, so that a night
 * stays a night.
 */
export function withLiveTimes(embeds: Record<string, Embed>, start: Date): Date {
  const entries = Object.values(embeds).filter((embed) => embed.type === 'liveEntry');
  if (entries.length === 0) return start;
  const times = entries.map(({ at }) => Date.parse(at));
  const first = Math.min(...times);
  const hasEnded = entries.some(({ lastEntry }) => lastEntry);
  const days = Math.floor((start.getTime() - first) / day);
  const moved = (time: number) => (hasEnded ? sameClockTime(time, days) : start.getTime() + time - first);
  for (const entry of entries) entry.at = new Date(moved(Date.parse(entry.at))).toISOString();
  return new Date(moved(first));
}

/** So many days later, at the same time on the newsroom's clock, whether or not clocks have changed. */
function sameClockTime(time: number, days: number): number {
  const local = newsroomTime(time).getTime();
  const midnight = Math.floor(local / day) * day;
  return newsroomMidnight(midnight + days * day) + (local - midnight);
}

/** The demo is loaded at any time: a post that a story quotes was written on the day of that story. */
export function withPostDates(embeds: Record<string, Embed>, day: string): void {
  for (const embed of Object.values(embeds)) if (embed.type === 'twitter') embed.date = day.slice(0, 10);
}
