import type { ImportState } from '#content/entities/import-run.ts';
import { NeutronError } from '#content/errors.ts';
import { importedFileAddress } from '#content/rules/imports/file-types.ts';
import type { Database } from '#database/connect.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import { keys } from '../../lists/surrogate-keys.ts';
import { buildDirectory, type Directory } from '../../memory/directory.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { getDirectoryRows } from '../../store/directory.ts';
import { getRun, type ImportRunRow, setRunState } from '../../store/import-runs.ts';
import { bumpRevision } from '../../store/revisions.ts';
import { getSettingVersions } from '../../store/settings.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { digestOf } from '../import/digest.ts';
import { restoreStories } from './restore-stories.ts';
import { undoDirectory } from './undo-directory.ts';
import { countOpenEntries, getOpenEntries, markLeft, markRemoved } from './undo-entries.ts';
import type { UndoOptions } from './undo-options.ts';
import { undoStories } from './undo-stories.ts';
import { readUsage } from './usage.ts';

type Db = Database<ContentTables>;
/** Settles a part of a run's entries; returns how many. */
type Step = (
  trx: ContentTransaction,
  run: ImportRunRow,
  directory: Directory,
  touched: Set<string>,
  options: UndoOptions,
) => Promise<number>;

const entriesAtOnce = 500;

/** In this order: what the menu leads to goes after it, a redirect with its story, a topic when no story is in it any more. */
const steps: readonly Step[] = [
  undoMenus,
  undoStories,
  restoreStories,
  undoComments,
  undoRedirects,
  undoSubscribers,
  async (trx, run, directory, touched, options) => {
    const settled = await undoDirectory(trx, run, directory, options);
    if (settled > 0) touched.add(keys.everything);
    return settled;
  },
];

/**
 * Removes what an import added and restores the stories it changed. What editors or readers changed since stays and is named in the run. Every batch is one
 * transaction that also settles its entries, so an interrupted undo is simply repeated.
 */
export async function undoImport(db: Db, n: number, options: UndoOptions): Promise<ImportState> {
  const run = await getRun(db.kysely, n);
  if (!run) throw new NeutronError('not_found', { field: 'id', message: `There is no import ${n}` });
  if (run.state === 'undone') return 'undone';
  await setRunState(db.kysely, n, { state: 'undoing' });
  const total = await countOpenEntries(db.kysely, n);
  let done = 0;
  let batches = 0;
  const report = (settled: number) => {
    done += settled;
    batches += 1;
    options.onProgress?.(Math.min(done, total), total);
    return batches >= (options.mostBatches ?? Number.POSITIVE_INFINITY);
  };
  for (const step of steps)
    for (;;) {
      const settled = await runStep(db, run, step, options);
      if (settled === 0) break;
      if (report(settled)) return 'undoing';
    }
  await undoStored('picture', db, run, options, report);
  await undoStored('file', db, run, options, report);
  await db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    await options.comments?.removePeople(trx, run.source);
    await setRunState(trx, n, { state: 'undone', ended_at: options.now.getTime() });
  });
  return 'undone';
}

async function runStep(db: Db, run: ImportRunRow, step: Step, options: UndoOptions): Promise<number> {
  return db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    const directory = buildDirectory(await getDirectoryRows(trx));
    const touched = new Set<string>();
    const settled = await step(trx, run, directory, touched, options);
    if (touched.size > 0) {
      await bumpRevision(trx, ['content', 'directory', 'settings', 'vanity']);
      await appendEvent(trx, db.dialect, {
        kind: 'import undone',
        entity: 'publication',
        entityId: run.source,
        keys: [...touched],
        at: options.now,
      });
    }
    return settled;
  });
}

/** The menu bar is again what it was: that of the configuration, as an import replaces no other. */
async function undoMenus(...[trx, run, , touched]: Parameters<Step>): Promise<number> {
  const [entry] = await getOpenEntries(trx, run.n, 'menu', 1);
  if (!entry) return 0;
  const versions = await getSettingVersions(trx, 'menus');
  if (versions.some(({ doc, version }) => version > 1 || digestOf(doc) !== entry.digest)) {
    await markLeft(trx, entry, 'an editor has changed it');
    return 1;
  }
  await trx.deleteFrom('content_settings').where('id', '=', 'menus').execute();
  await markRemoved(trx, run.n, 'menu', [entry.source_id]);
  touched.add(keys.everything);
  return 1;
}

/** Readers of newsletters that the run made, with what they chose there. No e-mail is sent, and no page changes. */
async function undoSubscribers(...[trx, run, , , { subscribers }]: Parameters<Step>): Promise<number> {
  const entries = await getOpenEntries(trx, run.n, 'subscriber', entriesAtOnce);
  const readers = new Map(entries.map(({ source_id, digest }) => [source_id, digest ?? '']));
  const changed = readers.size > 0 ? await subscribers?.removeReaders(trx, readers) : undefined;
  const isLeft = ({ source_id }: { source_id: string }) => !changed || changed.has(source_id);
  for (const entry of entries.filter(isLeft)) await markLeft(trx, entry, 'the reader has changed it since');
  const removed = entries.filter((entry) => !isLeft(entry)).map(({ source_id }) => source_id);
  await markRemoved(trx, run.n, 'subscriber', removed);
  return entries.length;
}

/** Comments on stories that the run did not add. */
async function undoComments(...[trx, run, , touched, { comments }]: Parameters<Step>): Promise<number> {
  const entries = await getOpenEntries(trx, run.n, 'comment', entriesAtOnce);
  const ids = entries.flatMap(({ target_id }) => target_id ?? []);
  const answered = ids.length > 0 ? await comments?.removeComments(trx, ids) : undefined;
  const isLeft = ({ target_id }: { target_id: string | null }) =>
    !comments || answered?.has(target_id ?? '') === true;
  for (const entry of entries.filter(isLeft)) await markLeft(trx, entry, 'readers here have replied to it');
  const removed = entries.filter((entry) => !isLeft(entry)).map(({ source_id }) => source_id);
  await markRemoved(trx, run.n, 'comment', removed);
  if (removed.length > 0) touched.add(keys.everything);
  return entries.length;
}

async function undoRedirects(...[trx, run, , touched]: Parameters<Step>): Promise<number> {
  const entries = await getOpenEntries(trx, run.n, 'redirect', entriesAtOnce);
  const removed: string[] = [];
  for (const entry of entries) {
    const id = entry.target_id ?? '';
    const row = await trx
      .selectFrom('content_vanity')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirst();
    if (row && String(row.version) !== entry.digest) {
      await markLeft(trx, entry, 'an editor has changed it');
      continue;
    }
    await trx.deleteFrom('content_vanity').where('id', '=', id).execute();
    touched.add(keys.vanities);
    touched.add(keys.vanityAt(entry.source_id));
    removed.push(entry.source_id);
  }
  await markRemoved(trx, run.n, 'redirect', removed);
  return entries.length;
}

/** They are removed before their entries are settled: a repeated undo finds those that are still there. */
async function undoStored(
  kind: 'picture' | 'file',
  db: Db,
  run: ImportRunRow,
  options: UndoOptions,
  report: (settled: number) => boolean,
): Promise<void> {
  const remove = kind === 'picture' ? options.removeOriginal : options.removeFile;
  const first = await getOpenEntries(db.kysely, run.n, kind, 1);
  if (first.length === 0 || !remove) return;
  const used = (await readUsage(db.kysely, options))[`${kind}s`];
  for (;;) {
    const entries = await getOpenEntries(db.kysely, run.n, kind, entriesAtOnce);
    if (entries.length === 0) return;
    const isUsed = ({ source_id }: { source_id: string }) => used.has(source_id);
    for (const entry of entries) if (!isUsed(entry)) await remove(entry.source_id);
    await db.transaction(async (trx) => {
      for (const entry of entries.filter(isUsed)) await markLeft(trx, entry, 'another story uses it');
      const removed = entries.filter((entry) => !isUsed(entry)).map(({ source_id }) => source_id);
      await markRemoved(trx, run.n, kind, removed);
      // The next import of the source stores the file again.
      if (kind === 'file' && removed.length > 0)
        await trx
          .deleteFrom('content_sources')
          .where('source', '=', run.source)
          .where('kind', '=', 'file')
          .where('target_id', 'in', removed.map(importedFileAddress))
          .execute();
    });
    report(entries.length);
  }
}
