import { staffScope } from '../../lists/staff-totals.ts';
import type { Directory } from '../../memory/directory.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import type { ImportEntryRow, ImportRunRow } from '../../store/import-runs.ts';
import { changeTotals } from '../../store/scopes.ts';
import { getSources } from '../../store/sources.ts';
import { getStoryRow, type StoryRow } from '../../store/stories.ts';
import { removeStory } from '../../write/remove-story.ts';
import { getOpenEntries, markLeft, markOwned, markRemoved } from './undo-entries.ts';
import type { UndoOptions } from './undo-options.ts';

const storiesAtOnce = 100;

/** Removes a batch of stories with everything that belongs to them; returns how many entries it settled. */
export async function undoStories(
  trx: ContentTransaction,
  run: ImportRunRow,
  directory: Directory,
  touched: Set<string>,
  { now, comments }: UndoOptions,
): Promise<number> {
  const entries = await getOpenEntries(trx, run.n, 'story', storiesAtOnce);
  const ids = entries.flatMap(({ target_id }) => target_id ?? []);
  const sourceIds = entries.map(({ source_id }) => source_id);
  const sources = await getSources(trx, run.source, 'story', sourceIds);
  const discussed = (await comments?.storiesWithOthers(trx, ids, run.source)) ?? new Set<string>();
  const removed: ImportEntryRow[] = [];
  const left: string[] = [];
  for (const entry of entries) {
    const id = entry.target_id ?? '';
    const row = await getStoryRow(trx, id);
    const because = row && whyItStays(row, entry, sources.get(entry.source_id)?.version, discussed.has(id));
    if (because) {
      await markLeft(trx, entry, because);
      left.push(id);
      continue;
    }
    if (row) {
      for (const key of await removeStory(trx, row, directory, now)) touched.add(key);
      await changeTotals(trx, { [staffScope(row.state, row.type)]: -1 });
      await giveSlugBack(trx, row, entry);
    }
    await trx
      .deleteFrom('content_sources')
      .where('source', '=', run.source)
      .where('kind', '=', 'story')
      .where('source_id', '=', entry.source_id)
      .execute();
    removed.push(entry);
  }
  const gone = removed.flatMap(({ target_id }) => target_id ?? []);
  if (gone.length > 0) await comments?.removeThreads(trx, gone);
  await markOwned(trx, run.n, ['comment'], gone, { undone: 'removed', left_because: null });
  await markOwned(trx, run.n, ['comment', 'redirect'], left, {
    undone: 'left',
    left_because: 'its story stays',
  });
  await markRemoved(
    trx,
    run.n,
    'story',
    removed.map(({ source_id }) => source_id),
  );
  return entries.length;
}

/** An import that changed the story later wrote its version down; any other version is an editor's. */
function whyItStays(
  row: StoryRow,
  { digest: state }: ImportEntryRow,
  importedVersion: number | undefined,
  isDiscussed: boolean,
): string | undefined {
  if (row.version !== importedVersion) return 'it was edited here since';
  const isAsPlanned = row.state === state || (state === 'scheduled' && row.state === 'published');
  if (!isAsPlanned) return `its state was changed here to ${row.state}`;
  return isDiscussed ? 'readers here have commented on it' : undefined;
}

/** A slug that led to another story before the import took it leads there again. */
async function giveSlugBack(trx: ContentTransaction, { type, slug }: StoryRow, { doc }: ImportEntryRow) {
  const { slugOf } = JSON.parse(doc) as { slugOf?: string };
  const owner = slugOf === undefined ? undefined : await getStoryRow(trx, slugOf);
  if (owner)
    await trx
      .insertInto('content_former_slugs')
      .values({ type, slug, story_n: owner.n })
      .onConflict((conflict) => conflict.columns(['slug', 'type']).doNothing())
      .execute();
}
