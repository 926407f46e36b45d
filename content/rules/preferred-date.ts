import { newsroomMidnight } from './newsroom-time.ts';

export interface StoryDates {
  datePublished?: string | undefined;
  dateUpdated?: string | undefined;
  displayDatePublished?: string | undefined;
  displayDateUpdated?: string | undefined;
}

/** What the date is for: the last change, the first appearance, or simply the story's date. */
export type DatePurpose = 'updated' | 'created' | 'shown';

const updatedOrder = ['displayDateUpdated', 'dateUpdated', 'displayDatePublished', 'datePublished'] as const;
const createdOrder = [...updatedOrder].reverse();
const zoneless = /^\d{4}-\d\d-\d\dT[\d:.]+$/;
const dayOnly = /^\d{4}-\d\d-\d\d$/;

/**
 * Milliseconds of an ISO date. Every machine reads it alike: a time without a zone is UTC, a day without a time begins
 * at the newsroom's midnight, so that it is the same day wherever it is written out.
 */
export function dateValue(date: string): number {
  if (dayOnly.test(date)) return newsroomMidnight(Date.parse(date));
  return Date.parse(zoneless.test(date) ? `${date}Z` : date);
}

/** After 1970 and not in the future: editors and importers leave zeros and typing errors behind. */
export function isValidDate(date: string | undefined, now: Date): date is string {
  if (!date) return false;
  const value = dateValue(date);
  return value > 0 && value <= now.getTime();
}

/** The date to use, as stored. Only `shown` always has one: with nothing valid it is now. */
export function choosePreferredDate(dates: StoryDates, purpose: 'shown', now: Date): string;
export function choosePreferredDate(dates: StoryDates, purpose: DatePurpose, now: Date): string | undefined;
export function choosePreferredDate(dates: StoryDates, purpose: DatePurpose, now: Date): string | undefined {
  const firstOf = (order: readonly (keyof StoryDates)[]) =>
    order.map((name) => dates[name]).find((date) => isValidDate(date, now));
  if (purpose === 'updated') return firstOf(updatedOrder);
  if (purpose === 'created') return firstOf(createdOrder);

  const [later] = [dates.displayDateUpdated, dates.displayDatePublished]
    .filter((date) => isValidDate(date, now))
    .sort((a, b) => dateValue(b) - dateValue(a));
  return later ?? firstOf(updatedOrder) ?? now.toISOString();
}
