import { liveBlogHours } from '../limits.ts';
import { dateValue } from './preferred-date.ts';
import type { StoryFacts } from './story-facts.ts';

export function isLiveBlog({ subType, layoutName }: Pick<StoryFacts, 'subType' | 'layoutName'>): boolean {
  return subType === 'live-blog' || layoutName === 'live-blog';
}

/** When coverage that began then ends; none without a date that is one. */
export function coverageEnd(datePublished: string | undefined): Date | undefined {
  const start = datePublished === undefined ? Number.NaN : dateValue(datePublished);
  return Number.isNaN(start) ? undefined : new Date(start + liveBlogHours * 3_600_000);
}

/** Coverage starts with the published date and ends 24 hours later; without a date it never started. */
export function isCoverageLive(datePublished: string | undefined, now: Date): boolean {
  if (!datePublished) return false;
  const age = now.getTime() - dateValue(datePublished);
  return age >= 0 && age < liveBlogHours * 3_600_000;
}
