import type { StoryInput } from '#content/entities/story-input.ts';
import type { Directory } from '../memory/directory.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { addToTotals } from '../store/scopes.ts';
import { insertPublished, removePublished } from '../write/insert-published.ts';
import { isVisible, publishedRowsOf } from '../write/published-rows.ts';

/**
 * Puts the published stories of a list before readers again: their addresses, lists and search words were decided when
 * they were published, and name topics, authors and tags.
 */
export async function relistStories(
  trx: ContentTransaction,
  list: string,
  { directory, now }: { directory: Directory; now: Date },
): Promise<void> {
  const rows = await trx
    .selectFrom('content_scopes as scope')
    .innerJoin('content_entries as entry', 'entry.scope_n', 'scope.n')
    .select('entry.story_n')
    .where('scope.name', '=', list)
    .execute();
  for (const { story_n } of rows) await relistStory(trx, Number(story_n), directory, now);
}

async function relistStory(
  trx: ContentTransaction,
  n: number,
  directory: Directory,
  now: Date,
): Promise<void> {
  const row = await trx
    .selectFrom('content_published as story')
    .innerJoin('content_story_versions as saved', (join) =>
      join.onRef('saved.story_n', '=', 'story.n').onRef('saved.version', '=', 'story.version'),
    )
    .select(['story.id', 'story.version', 'story.published_at', 'story.doc as published', 'saved.doc'])
    .where('story.n', '=', n)
    .executeTakeFirst();
  if (!row) return;
  // Publishing again gave the story a date that its version does not have.
  const { dateUpdated } = JSON.parse(row.published) as { dateUpdated?: string };
  const saved = JSON.parse(row.doc) as StoryInput;
  const story = dateUpdated ? ({ ...saved, dateUpdated } as StoryInput) : saved;
  if (!isVisible(story)) return;
  const publishedAt = new Date(Number(row.published_at));
  await removePublished(trx, n, now);
  const made = publishedRowsOf({ n, id: row.id, version: row.version, story, publishedAt, now }, directory);
  await addToTotals(trx, await insertPublished(trx, [made]));
}
