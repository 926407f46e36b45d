import { undoImport } from '#api/load/undo/undo-import.ts';
import { getCurrentSettings } from '#api/memory/current-settings.ts';
import { presentImportEntry } from '#api/present/import-run.ts';
import { getEntries, getEntryTotals } from '#api/store/import-report.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#config';
import { importKinds } from '#content/entities/import-run.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import { footerLinks, menuLinks } from '#content/rules/shell-links.ts';
import { migrateDiscussion } from '#services/discussion/discussion-tables.ts';
import { importedComments } from '#services/discussion/store/remove-imported.ts';
import { openStorage } from '#services/images/open-storage.ts';
import type { OpenedStore } from '../store/open-store.ts';
import { count, showProgress } from '../store/progress.ts';

const shownEntries = 20;

/** `--undo RUN`: removes what a run added and names what stays. */
export async function undoRun(run: number, store: OpenedStore): Promise<void> {
  await migrateDiscussion(store.db);
  const db = store.db.as<ContentTables>();
  const { menus, footer } = await getCurrentSettings(
    db.kysely,
    defaultSettings(publication),
    (_level, message) => console.error(message),
  );
  const storage = openStorage(store);
  await undoImport(db, run, {
    now: new Date(),
    shellLinks: [...menuLinks(menus, publication), ...footerLinks(footer)],
    comments: importedComments,
    removeOriginal: (path) => storage.remove(path),
    onProgress: showProgress('Undoing', 'entries'),
  });
  const totals = await getEntryTotals(db.kysely, run);
  const sum = (fate: 'removed' | 'left') =>
    totals.filter(({ undone }) => undone === fate).reduce((all, { total }) => all + total, 0);
  console.log(`Undone import ${run}: removed ${count(sum('removed'))} entries, left ${count(sum('left'))}.`);
  for (const kind of importKinds) {
    const left = await getEntries(db.kysely, run, { kind, undone: 'left', limit: shownEntries, offset: 0 });
    for (const { title, leftBecause } of left.map(presentImportEntry))
      console.log(`  left ${kind} "${title.slice(0, 80)}": ${leftBecause ?? ''}`);
  }
  const changed = totals
    .filter(({ kind, outcome }) => kind === 'story' && outcome === 'changed')
    .reduce((all, { total }) => all + total, 0);
  if (changed > 0)
    console.log(`${count(changed)} stories were here before this import and keep what it changed.`);
}
