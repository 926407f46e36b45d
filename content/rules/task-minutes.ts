import type { ContentLink } from '../entities/content-link.ts';

/** Names of the query by which readers say how long they have. */
export const taskQueryNames = ['time'] as const;
export const taskTimes = [5, 10, 20, 60] as const;

/** The chosen time in minutes; what the address does not know is no choice. */
export function readTaskTime(query: URLSearchParams): number | undefined {
  const time = Number(query.get('time'));
  return taskTimes.find((step) => step === time);
}

/** How long it takes to do what a story explains, in minutes; `undefined` if it does not say. */
export function taskMinutes({ metaData }: Pick<ContentLink, 'metaData'>): number | undefined {
  const minutes = metaData?.minutesNeeded;
  return typeof minutes === 'number' && minutes > 0 ? minutes : undefined;
}

/** The stories that say how long they take, the shortest first, up to a time. */
export function tasksByTime(stories: readonly ContentLink[], most?: number): ContentLink[] {
  return stories
    .filter((story) => (taskMinutes(story) ?? Infinity) <= (most ?? 1_000_000))
    .toSorted((a, b) => (taskMinutes(a) ?? 0) - (taskMinutes(b) ?? 0));
}
