import type { StoryInput } from '#content/entities/story-input.ts';
import type { Database } from '#database/connect.ts';
import type { ExportedStory } from '../export/export-format.ts';
import { staffScope } from '../lists/staff-totals.ts';
import type { Directory } from '../memory/directory.ts';
import { saveImportedUses } from '../pictures/picture-uses.ts';
import { addToStaffLists } from '../staff-lists/write-lists.ts';
import { insertRows } from '../store/insert-rows.ts';
import { addToTotals, changeTotals } from '../store/scopes.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { cleanStory } from '../write/clean-story.ts';
import { insertPublished } from '../write/insert-published.ts';
import { publishedRowsOf } from '../write/published-rows.ts';

interface RestoreStories {
  directory: Directory;
  now: Date;
  ownDomains: readonly string[];
  batchSize: number;
  onProgress(loaded: number): void;
}

/** Writes stories in batches of one transaction each; everything readers see is derived again from the versions. */
export async function restoreStories(
  db: Database<ContentTables>,
  stories: AsyncIterable<ExportedStory>,
  options: RestoreStories,
): Promise<number> {
  let lastN = 0;
  let loaded = 0;
  let batch: ExportedStory[] = [];
  const flush = async () => {
    await restoreBatch(db, batch, options);
    loaded += batch.length;
    batch = [];
    options.onProgress(loaded);
  };
  for await (const story of stories) {
    lastN = Math.max(lastN, story.n);
    batch.push(story);
    if (batch.length >= options.batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return lastN;
}

async function restoreBatch(
  db: Database<ContentTables>,
  lines: readonly ExportedStory[],
  { directory, now, ownDomains }: RestoreStories,
): Promise<void> {
  const stories = lines.map((line) => ({
    ...line,
    versions: line.versions.map((saved) => ({
      ...saved,
      story: { ...cleanStory(saved.story, ownDomains), id: line.id },
    })),
  }));
  await db.transaction(async (trx) => {
    const rows = stories.map((line) => ({
      n: line.n,
      id: line.id,
      type: line.type,
      slug: line.versions.at(-1)?.story.slug ?? '',
      title: line.versions.at(-1)?.story.title ?? '',
      state: line.state,
      version: line.version,
      published_version: line.publishedVersion,
      publish_at: line.publishAt,
      withdraw_at: line.withdrawAt,
      published_at: line.publishedAt,
      updated_at: line.updatedAt,
      ...workOf(line),
    }));
    await insertRows(trx, 'content_stories', rows);
    await insertRows(
      trx,
      'content_story_versions',
      stories.flatMap(({ n, versions }) =>
        versions.map(({ version, savedAt, story, savedBy, reason, name, publishedBy }) => ({
          story_n: n,
          version,
          slug: story.slug,
          title: story.title,
          saved_at: savedAt,
          doc: JSON.stringify(story),
          saved_by: savedBy ?? null,
          reason: reason ?? null,
          name: name ?? null,
          published_by: publishedBy ?? null,
        })),
      ),
    );
    await saveImportedUses(
      trx,
      stories.flatMap(({ n, versions }) => {
        const newest = versions.reduce((a, b) => (b.version > a.version ? b : a));
        return [{ n, story: newest.story }];
      }),
      now,
    );
    await addToStaffLists(
      trx,
      rows.map((row, index) => ({ row, story: stories[index]?.versions.at(-1)?.story as StoryInput })),
    );
    await insertRows(
      trx,
      'content_popularity',
      stories.flatMap(({ n, popularity }) =>
        popularity === undefined ? [] : [{ story_n: n, score: popularity }],
      ),
    );
    await insertRows(
      trx,
      'content_former_slugs',
      stories.flatMap(({ n, type, formerSlugs }) => formerSlugs.map((slug) => ({ type, slug, story_n: n }))),
    );
    const shown = stories.flatMap(({ n, id, published, versions }) => {
      const story = versions.find(({ version }) => version === published?.version)?.story;
      if (!published || !story) return [];
      const dated = {
        ...story,
        ...(published.updated ? { dateUpdated: published.updated } : {}),
      } as StoryInput;
      const publishedAt = new Date(published.at);
      return [
        publishedRowsOf({ n, id, version: published.version, story: dated, publishedAt, now }, directory),
      ];
    });
    await addToTotals(trx, await insertPublished(trx, shown));
    const staff = Map.groupBy(stories, ({ state, type }) => staffScope(state, type));
    await changeTotals(trx, Object.fromEntries([...staff].map(([name, { length }]) => [name, length])));
  });
}

const workOf = ({ work }: ExportedStory) => ({
  stage: work?.stage ?? null,
  assignee: work?.assignee ?? null,
  created_by: work?.createdBy ?? null,
  due_at: work?.dueAt ?? null,
  priority: work?.priority ?? null,
  has_embargo: work?.embargo ? 1 : 0,
  deleted_at: work?.deletedAt ?? null,
  deleted_by: work?.deletedBy ?? null,
});
