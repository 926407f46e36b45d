import type { StoryInput } from '#content/entities/story-input.ts';
import { dateValue } from '#content/rules/preferred-date.ts';
import type { StoryRow } from '../store/stories.ts';

/** The date editors gave, else the moment of publishing. */
export function publishedAtOf(story: StoryInput, moment: Date): Date {
  const given = story.datePublished ? dateValue(story.datePublished) : Number.NaN;
  return Number.isNaN(given) ? moment : new Date(given);
}

/**
 * A story with the dates that readers see when it is published at a moment. It keeps the first date when it is published
 * again, unless its editors gave it another, and says that it was updated.
 */
export function datedAt(
  moment: Date,
  { published_at: first }: Pick<StoryRow, 'published_at'>,
  story: StoryInput,
): { publishedAt: Date; story: StoryInput } {
  const publishedAt = publishedAtOf(story, first === null ? moment : new Date(first));
  const isUpdated =
    first !== null && story.kind !== 'collection' && story.kind !== 'feature' && !story.dateUpdated;
  return { publishedAt, story: isUpdated ? { ...story, dateUpdated: moment.toISOString() } : story };
}
