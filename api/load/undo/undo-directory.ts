import { defaultTexts } from '#content/texts/default-texts.ts';
import { refersTo } from '../../manage/find-reference.ts';
import { entryStores } from '../../manage/kinds.ts';
import type { Directory } from '../../memory/directory.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import type { ImportEntryRow, ImportRunRow } from '../../store/import-runs.ts';
import { emptyFrontPage } from '../import/import-layouts.ts';
import { managedDigest, managedKindOf } from '../import/record-entries.ts';
import { getOpenEntries, markLeft, markRemoved } from './undo-entries.ts';
import type { UndoOptions } from './undo-options.ts';
import { readUsage, type Usage } from './usage.ts';

type Kind = keyof typeof managedKindOf;

/** More than a publication has of any kind. */
const all = 1_000_000;

/** Removes authors, topics, tags, layouts, texts and newsletters of a run that nothing uses and no editor changed. */
export async function undoDirectory(
  trx: ContentTransaction,
  run: ImportRunRow,
  directory: Directory,
  options: UndoOptions,
): Promise<number> {
  await undoFrontPage(trx, run);
  const open: Partial<Record<Kind, ImportEntryRow[]>> = {};
  for (const kind of Object.keys(managedKindOf) as Kind[])
    open[kind] = await getOpenEntries(trx, run.n, kind, all);
  const settled = Object.values(open).reduce((sum, entries) => sum + entries.length, 0);
  if (settled === 0) return 0;
  for (const entry of open.layout ?? []) await removeUnlessChanged(trx, 'layout', entry);
  const usage = await readUsage(trx, options);
  for (const kind of ['text', 'author', 'tag'] as const)
    for (const entry of open[kind] ?? []) {
      const id = entry.target_id ?? '';
      // A text that every publication has falls back to the starter text.
      const isUsed = !defaultTexts.has(id) && isInUse(kind, id, usage, directory);
      if (isUsed) await markLeft(trx, entry, 'something here still uses it');
      else if ((await removeUnlessChanged(trx, kind, entry)) && kind !== 'tag')
        await trx
          .deleteFrom('content_sources')
          .where('source', '=', run.source)
          .where('kind', '=', kind)
          .where('source_id', '=', entry.source_id)
          .execute();
    }
  await undoTopics(trx, open.topic ?? [], usage, directory);
  await undoNewsletters(trx, open.newsletter ?? [], usage, directory, options);
  return settled;
}

/** After the readers of the run: a newsletter that others subscribe to, or that was sent, stays. */
async function undoNewsletters(
  trx: ContentTransaction,
  entries: readonly ImportEntryRow[],
  usage: Usage,
  directory: Directory,
  { subscribers }: UndoOptions,
): Promise<void> {
  const ids = entries.flatMap(({ target_id }) => target_id ?? []);
  const busy = await subscribers?.newslettersInUse(trx, ids);
  for (const entry of entries) {
    const id = entry.target_id ?? '';
    if (!busy || busy.has(id)) await markLeft(trx, entry, 'it has subscribers or editions here');
    else if (isInUse('newsletter', id, usage, directory))
      await markLeft(trx, entry, 'something here still uses it');
    else await removeUnlessChanged(trx, 'newsletter', entry);
  }
}

/** The topics below others first, so that a whole branch can go. */
async function undoTopics(
  trx: ContentTransaction,
  entries: readonly ImportEntryRow[],
  usage: Usage,
  directory: Directory,
): Promise<void> {
  const depth = ({ target_id }: ImportEntryRow) => directory.topics.get(target_id ?? '')?.above.length ?? 0;
  for (const entry of entries.toSorted((a, b) => depth(b) - depth(a))) {
    const slug = entry.target_id ?? '';
    const child = await trx
      .selectFrom('content_topics')
      .select('slug')
      .where('parent_slug', '=', slug)
      .executeTakeFirst();
    if (child) await markLeft(trx, entry, `the topic ${child.slug} is below it`);
    else if (isInUse('topic', slug, usage, directory))
      await markLeft(trx, entry, 'something here still uses it');
    else await removeUnlessChanged(trx, 'topic', entry);
  }
}

function isInUse(kind: Exclude<Kind, 'layout'>, id: string, usage: Usage, directory: Directory): boolean {
  const name = managedKindOf[kind];
  return (
    usage.byStories[name]?.has(id) === true ||
    usage.references.some((named) => refersTo(named, name, id, { directory }))
  );
}

async function removeUnlessChanged(
  trx: ContentTransaction,
  kind: Kind,
  entry: ImportEntryRow,
): Promise<boolean> {
  const id = entry.target_id ?? '';
  const digest = await managedDigest(trx, kind, id);
  if (digest !== undefined && digest !== entry.digest) {
    await markLeft(trx, entry, 'an editor has changed it');
    return false;
  }
  if (digest !== undefined) await entryStores[managedKindOf[kind]].remove(trx, id);
  await markRemoved(trx, entry.run_n, kind, [entry.source_id]);
  return true;
}

/** A front page that was there before and that the run filled with topics is empty again. */
async function undoFrontPage(trx: ContentTransaction, run: ImportRunRow): Promise<void> {
  const filled = await trx
    .selectFrom('content_import_entries')
    .selectAll()
    .where('run_n', '=', run.n)
    .where('kind', '=', 'layout')
    .where('outcome', '=', 'changed')
    .where('undone', 'is', null)
    .executeTakeFirst();
  if (!filled) return;
  if ((await managedDigest(trx, 'layout', filled.target_id ?? '')) === filled.digest) {
    await emptyFrontPage(trx);
    await markRemoved(trx, run.n, 'layout', [filled.source_id]);
  } else await markLeft(trx, filled, 'an editor has changed it');
}
