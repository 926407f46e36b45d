import type { StoryInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getNewestVersion } from '../store/stories.ts';

/** Every figure and every part of a report names a story of its list, or the error that says which does not. */
export async function checkReport(
  db: ContentDb,
  { slug, figures, parts }: Extract<StoryInput, { kind: 'collection' }>,
): Promise<void> {
  const named = [
    ...figures.map(({ storyId }, index) => ({ storyId, field: `figures.${index}.storyId` })),
    ...parts.map(({ storyId }, index) => ({ storyId, field: `parts.${index}.storyId` })),
  ];
  const own = new Map<string, boolean>();
  for (const { storyId, field } of named) {
    const isOwn =
      own.get(storyId) ?? (await getNewestVersion(db, storyId))?.story.collections.includes(slug) ?? false;
    own.set(storyId, isOwn);
    if (!isOwn)
      throw new NeutronError('story_not_in_report', {
        field: `story.${field}`,
        message: `${storyId} is no story of the report ${slug}`,
      });
  }
}
