import type { StoryInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';
import { dateValue } from '#content/rules/preferred-date.ts';
import type { Directory } from '../memory/directory.ts';
import type { ContentDb } from '../store/content-db.ts';
import { checkReport } from './check-report.ts';

const dates = ['datePublished', 'dateUpdated', 'displayDatePublished', 'displayDateUpdated'] as const;

/** Whether everything a story names exists, or the error that says what does not. */
export async function checkReferences(db: ContentDb, story: StoryInput, directory: Directory): Promise<void> {
  for (const field of dates) {
    const date = field in story ? (story as { [K in typeof field]?: string })[field] : undefined;
    if (date !== undefined && Number.isNaN(dateValue(date)))
      throw new NeutronError('bad_body', { field: `story.${field}`, message: `${field} is not a date` });
  }
  const { authors, topics, tags } = directory;
  const expect = (exists: boolean, field: string, named: string) => {
    if (!exists)
      throw new NeutronError('reference_unknown', {
        field: `story.${field}`,
        message: `There is no ${named}`,
      });
  };
  if (story.authorId) expect(authors.has(story.authorId), 'authorId', `author ${story.authorId}`);
  for (const id of story.moreAuthorIds) expect(authors.has(id), 'moreAuthorIds', `author ${id}`);
  if ('editorIds' in story)
    for (const id of story.editorIds) expect(authors.has(id), 'editorIds', `author ${id}`);
  if ('newsletterId' in story && story.newsletterId)
    expect(
      directory.newsletters.some(({ id }) => id === story.newsletterId),
      'newsletterId',
      `newsletter ${story.newsletterId}`,
    );
  for (const { slug } of story.topics) expect(topics.has(slug), 'topics', `topic ${slug}`);
  for (const slug of story.tags) expect(tags.has(slug), 'tags', `tag ${slug}`);
  if (story.kind === 'collection') await checkReport(db, story);
  if (story.collections.length === 0) return;
  const rows = await db
    .selectFrom('content_stories')
    .select('slug')
    .where('type', '=', 'collection')
    .where('slug', 'in', story.collections)
    .where('deleted_at', 'is', null)
    .execute();
  const found = new Set(rows.map((row) => row.slug));
  for (const slug of story.collections) expect(found.has(slug), 'collections', `collection ${slug}`);
}
