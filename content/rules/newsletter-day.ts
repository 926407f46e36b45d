import { weekdayName } from './calendar-words.ts';
import { newsroomTime } from './newsroom-time.ts';

const dayMilliseconds = 86_400_000;
const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/**
 * The next day on which a newsletter comes (`Tuesday`), by the words of its rhythm: `Tuesdays`, `Weekdays at seven`,
 * `Sunday evenings`. Today's issue may be on its way already, so it is not promised. Undefined where the words name no
 * day, as in `Twice a month`.
 */
export function nextNewsletterDay(rhythm: string | undefined, now: number): string | undefined {
  if (!rhythm) return undefined;
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = weekdayName(newsroomTime(now + ahead * dayMilliseconds));
    if (day && comesOn(rhythm, day)) return day;
  }
  return undefined;
}

function comesOn(rhythm: string, day: string): boolean {
  const words = rhythm.toLowerCase().split(/[^a-z]/);
  if (words.includes('weekdays') || words.includes('weekday')) return workingDays.includes(day);
  return (
    words.includes('daily') || words.includes(day.toLowerCase()) || words.includes(`${day.toLowerCase()}s`)
  );
}

/** What a reader sees after subscribing. Of several newsletters the one that comes first counts. */
export function onTheList(rhythms: readonly (string | undefined)[], now: number): string {
  const days = rhythms.map((rhythm) => nextNewsletterDay(rhythm, now));
  const first = days.reduce(
    (best, day) => (daysAhead(day, now) < daysAhead(best, now) ? day : best),
    undefined,
  );
  // A day is named only if every newsletter has one: another may come before it.
  return first && !days.includes(undefined)
    ? `You are on the list. The first one comes on ${first}.`
    : 'You are on the list.';
}

function daysAhead(day: string | undefined, now: number): number {
  for (let ahead = 1; ahead <= 7; ahead++)
    if (weekdayName(newsroomTime(now + ahead * dayMilliseconds)) === day) return ahead;
  return Number.POSITIVE_INFINITY;
}
