import type { ContentTransaction } from '#api/store/content-db.ts';
import { type NewEntry, saveEntries } from '#api/store/import-runs.ts';
import { getSources } from '#api/store/sources.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { discussedStory } from '#api/write/discussed-story.ts';
import type { IncomingDiscussion } from '#content/incoming-comments.ts';
import type { Database } from '#database/connect.ts';
import { type DiscussionTables, migrateDiscussion } from '#services/discussion/discussion-tables.ts';
import { type CommentOutcome, importComments } from '#services/discussion/store/import-comments.ts';
import type { Subject } from '#services/discussion/store/write-comment.ts';

export async function subjectOfStory(db: Database, id: string): Promise<Subject | undefined> {
  const story = await discussedStory(db.as<ContentTables>(), id);
  return story && { identifier: id, title: story.title, url: story.path, since: story.publishedAt };
}

/** Imports the comments of an export onto the stories that the same export brought. */
export async function importStoryComments(
  db: Database,
  discussion: IncomingDiscussion,
  {
    run,
    ...options
  }: {
    run?: number | undefined;
    onOutcome(outcome: CommentOutcome): void;
    onProgress?(read: number, total: number): void;
  },
) {
  await migrateDiscussion(db);
  return importComments(db.as<DiscussionTables>(), discussion, {
    now: Date.now(),
    ...options,
    onBatch: (trx, outcomes) =>
      saveEntries(trx as unknown as ContentTransaction, run, outcomes.flatMap(commentEntry)),
    async subjectOf({ sourceId }) {
      const { kysely } = db.as<ContentTables>();
      const found = await getSources(kysely, discussion.source, 'story', [sourceId]);
      const id = found.get(sourceId)?.target_id;
      return id === undefined ? undefined : subjectOfStory(db, id);
    },
  });
}

function commentEntry({ what, sourceId, id, storyId, reason }: CommentOutcome): NewEntry[] {
  if (what === 'unchanged') return [];
  return [
    { kind: 'comment', sourceId, targetId: id, ownerId: storyId, title: sourceId, outcome: what, reason },
  ];
}
