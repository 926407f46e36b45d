import type { StoryInput } from '#content/entities/story-input.ts';
import { picturesIn } from '#content/rules/images/pictures-in.ts';
import { staffScope } from '../../lists/staff-totals.ts';
import { keysOfChange } from '../../lists/surrogate-keys.ts';
import type { Directory } from '../../memory/directory.ts';
import { addFoundPictures } from '../../pictures/picture-uses.ts';
import { relistStory } from '../../staff-lists/write-lists.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import type { FormerStory, ImportEntryRow, ImportRunRow } from '../../store/import-runs.ts';
import { addToTotals, changeTotals } from '../../store/scopes.ts';
import { saveSource } from '../../store/sources.ts';
import { getSlugHolder, getStoryRow, type StoryRow } from '../../store/stories.ts';
import { insertPublished, removePublished } from '../../write/insert-published.ts';
import { saveFormerSlug } from '../../write/publish-story.ts';
import { publishedRowsOf } from '../../write/published-rows.ts';
import { saveVersion } from '../../write/save-story.ts';
import { importSub } from '../import/import-batch.ts';
import { getOpenEntries, markLeft, markUndone } from './undo-entries.ts';
import type { UndoOptions } from './undo-options.ts';

const storiesAtOnce = 100;

/**
 * Stories that were here before a run and that it changed get what they were before, as a new version: an editor who has
 * the imported version open cannot overwrite it unseen. Returns how many entries it settled.
 */
export async function restoreStories(
  trx: ContentTransaction,
  run: ImportRunRow,
  directory: Directory,
  touched: Set<string>,
  { now }: UndoOptions,
): Promise<number> {
  const entries = await getOpenEntries(trx, run.n, 'story', storiesAtOnce, 'changed');
  const restored: string[] = [];
  for (const entry of entries) {
    const { former } = JSON.parse(entry.doc) as { former?: FormerStory };
    const row = await getStoryRow(trx, entry.target_id ?? '');
    const story = row && former && (await getVersion(trx, row.n, former.version));
    const because = await whyItStays(trx, entry, row, former, story);
    if (because || !row || !former || !story) {
      await markLeft(trx, entry, because ?? 'what it was before is not stored');
      continue;
    }
    for (const key of await restore(trx, { row, former, story, directory, now })) touched.add(key);
    await saveSource(trx, {
      source: run.source,
      source_id: entry.source_id,
      kind: 'story',
      target_id: row.id,
      version: row.version + 1,
      digest: former.digest,
      pictures_left: former.picturesLeft,
    });
    restored.push(entry.source_id);
  }
  await markUndone(trx, run.n, 'story', restored, 'restored');
  return entries.length;
}

async function getVersion(
  trx: ContentTransaction,
  n: number,
  version: number,
): Promise<StoryInput | undefined> {
  const found = await trx
    .selectFrom('content_story_versions')
    .select('doc')
    .where('story_n', '=', n)
    .where('version', '=', version)
    .executeTakeFirst();
  return found && (JSON.parse(found.doc) as StoryInput);
}

async function whyItStays(
  trx: ContentTransaction,
  { digest: state }: ImportEntryRow,
  row: StoryRow | undefined,
  former: FormerStory | undefined,
  story: StoryInput | undefined,
): Promise<string | undefined> {
  if (!row) return 'it is not here any more';
  if (!former || !story) return undefined;
  if (row.version !== former.version + 1) return 'it was changed here since';
  if (row.state !== state) return `its state was changed here to ${row.state}`;
  const holder = await getSlugHolder(trx, 'article', story.slug, row.n);
  return holder === undefined ? undefined : `another story has its slug ${story.slug} now`;
}

async function restore(
  trx: ContentTransaction,
  {
    row,
    former,
    story,
    directory,
    now,
  }: { row: StoryRow; former: FormerStory; story: StoryInput; directory: Directory; now: Date },
): Promise<string[]> {
  const version = row.version + 1;
  const isPublished = former.state === 'published';
  await saveFormerSlug(trx, row, story.slug);
  await trx
    .updateTable('content_stories')
    .set({
      slug: story.slug,
      title: story.title,
      state: former.state,
      version,
      published_version: isPublished ? version : null,
      publish_at: former.publishAt,
      published_at: former.publishedAt,
      updated_at: former.updatedAt,
    })
    .where('n', '=', row.n)
    .execute();
  if (former.state !== row.state)
    await changeTotals(trx, {
      [staffScope(row.state, row.type)]: -1,
      [staffScope(former.state, row.type)]: 1,
    });
  await saveVersion(trx, row.n, version, story, now, {
    by: importSub,
    reason: 'restored by the undo of an import',
  });
  await addFoundPictures(trx, picturesIn(story), now);
  await relistStory(trx, row.n, { words: true });
  const before = await removePublished(trx, row.n, now);
  const publishedAt = new Date(former.publishedAt ?? now);
  const made = publishedRowsOf({ n: row.n, id: row.id, version, story, publishedAt, now }, directory);
  if (isPublished) await addToTotals(trx, await insertPublished(trx, [made]));
  return keysOfChange(row.n, [...before, ...made.scopes], directory);
}
