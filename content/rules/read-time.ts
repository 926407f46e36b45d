import { wordsPerMinute } from '../limits.ts';

export function readMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / wordsPerMinute));
}

export function readTimeText(wordCount: number): string {
  return `${readMinutes(wordCount)} min read`;
}

/** Whole minutes that are left of a story; the last one lasts until its end. */
export function minutesLeft(minutes: number, share: number): number {
  return share >= 1 ? 0 : Math.max(1, Math.ceil(minutes * (1 - share)));
}
