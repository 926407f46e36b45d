import { wordsPerMinute } from '../limits.ts';

export function readMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / wordsPerMinute));
}

export function readTimeText(wordCount: number): string {
  return `${readMinutes(wordCount)} min read`;
}
