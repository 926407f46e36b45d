import { undoImport } from '#api/load/undo/undo-import.ts';
import { presentImportEntry } from '#api/present/import-run.ts';
import { getEntries, getEntryTotals } from '#api/store/import-report.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#config';
import { importKinds } from '#content/entities/import-run.ts';
import { migrateDiscussion } from '#services/discussion/discussion-tables.ts';
import { importedComments } from '#services/discussion/store/remove-imported.ts';
import { openStorage } from '#services/images/open-storage.ts';
import { importedFileRemover } from '#services/media/remove-imported.ts';
import { migrateNewsletters } from '#services/newsletters/newsletter-tables.ts';
import { importedSubscribers } from '#services/newsletters/store/remove-imported.ts';
import { openAudit } from '../account/open-audit.ts';
import type { OpenedStore } from '../store/open-store.ts';
import { count, showProgress } from '../store/progress.ts';
import { whoRuns } from '../store/who-runs.ts';

const shownEntries = 20;

/** `--undo RUN`: removes what a run added and names what stays. */
export async function undoRun(run: number, store: OpenedStore): Promise<void> {
  // Opened first: nothing is removed if it cannot be recorded.
  const audit = await openAudit(store);
  await migrateDiscussion(store.db);
  await migrateNewsletters(store.db);
  const db = store.db.as<ContentTables>();
  const storage = openStorage(store);
  await undoImport(db, run, {
    now: new Date(),
    publication,
    log: (_level, message) => console.error(message),
    comments: importedComments,
    subscribers: importedSubscribers,
    removeOriginal: (path) => storage.remove(path),
    removeFile: importedFileRemover(store.folder),
    onProgress: showProgress('Undoing', 'entries'),
  });
  const totals = await getEntryTotals(db.kysely, run);
  const sum = (fate: 'removed' | 'restored' | 'left') =>
    totals.filter(({ undone }) => undone === fate).reduce((all, { total }) => all + total, 0);
  console.log(
    `Undone import ${run}: removed ${count(sum('removed'))} entries, restored ${count(sum('restored'))} stories, left ${count(sum('left'))}.`,
  );
  for (const kind of importKinds) {
    const left = await getEntries(db.kysely, run, { kind, undone: 'left', limit: shownEntries, offset: 0 });
    for (const { title, leftBecause } of left.map(presentImportEntry))
      console.log(`  left ${kind} "${title.slice(0, 80)}": ${leftBecause ?? ''}`);
  }
  await audit.record({
    what: 'import undone by command',
    detail: {
      import: String(run),
      by: whoRuns(),
      removed: String(sum('removed')),
      restored: String(sum('restored')),
      left: String(sum('left')),
    },
  });
}
