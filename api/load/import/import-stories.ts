import type { IncomingPublication, IncomingStory, RejectedImport } from '#content/incoming.ts';
import type { CommentCounts } from '#content/rules/imports/check-comments.ts';
import type { Database } from '#database/connect.ts';
import { getSources } from '../../store/sources.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { digestOf } from './digest.ts';
import { importBatch } from './import-batch.ts';
import { type ImportedDirectory, importDirectory } from './import-directory.ts';
import { importFiles, importPicturePages } from './import-files.ts';
import { fillFrontPage, importLayouts } from './import-layouts.ts';
import { readLinkTargets } from './link-targets.ts';
import { cutSourceId, type Outcome } from './outcome.ts';
import { type PreparedStory, prepareStory, type SaveFile, type SaveImage } from './prepare-story.ts';

export interface ImportOptions {
  now: Date;
  ownDomains: readonly string[];
  /** The bureau that imported authors are assigned to; authors without a bureau have no page. */
  bureau: string;
  saveImage: SaveImage;
  saveFile?: SaveFile | undefined;
  /** Whether to retry pictures that could not be fetched by an earlier import. */
  mayFindPictures: boolean;
  /** Checks and reports everything and writes nothing. */
  isDryRun?: boolean;
  /** Where to write down what it does (`openRun`); a dry run writes nothing down. */
  run?: number | undefined;
  /** Stories per transaction. */
  batchSize?: number;
  onProgress?: ((read: number, total: number) => void) | undefined;
  onOutcome(outcome: Outcome): void | Promise<void>;
}

/**
 * Imports a publication into a store that may have content. Each batch is one transaction that also records the sources of
 * its stories, so a killed import can simply be repeated: stories that exist are skipped.
 */
export async function importStories(
  database: Database,
  incoming: IncomingPublication,
  options: ImportOptions,
): Promise<ImportedDirectory['added'] & Pick<ImportedDirectory, 'notes'> & { layouts: number }> {
  const db = database.as<ContentTables>();
  const { source } = incoming;
  const { now, ownDomains, bureau, saveImage, saveFile, batchSize = 100, onProgress, onOutcome } = options;
  const { isDryRun = false } = options;
  const run = isDryRun ? undefined : options.run;
  const taken = new Set<string>();
  const { directory, authorIds, bylines, added, notes } = await importDirectory(db, incoming, {
    bureau,
    now,
    isDryRun,
    ownDomains,
    saveImage,
    run,
  });
  const links = await readLinkTargets(db.kysely, incoming, { directory, authorIds });
  const layouts = isDryRun ? 0 : await importLayouts(db, now, run);
  /** Two stories of one id would take each other's place in every run. */
  const seen = new Set<string>();
  let read = 0;
  let batch: (IncomingStory | RejectedImport)[] = [];
  const place = { source, directory, ownDomains, now, isDryRun, run, ...(isDryRun ? { taken } : {}) };

  const flush = async () => {
    for (const outcome of await settleBatch(batch)) await onOutcome(outcome);
    read += batch.length;
    batch = [];
    onProgress?.(read, incoming.storyCount);
  };
  const settleBatch = async (entries: typeof batch): Promise<Outcome[]> => {
    const ids = entries.map(({ sourceId }) => sourceId);
    const known = await getSources(db.kysely, source, 'story', ids);
    const outcomes: Outcome[] = [];
    const prepared: PreparedStory[] = [];
    for (const entry of entries) {
      const { sourceId, title } = entry;
      const report = (what: Outcome['what'], reason?: string) =>
        outcomes.push({ sourceId, title, what, ...(reason ? { reason } : {}), notes: [] });
      if ('rejected' in entry) {
        report('rejected', entry.rejected);
        continue;
      }
      if (seen.has(sourceId)) {
        report('rejected', 'the source has another story with its id');
        continue;
      }
      seen.add(sourceId);
      // A renamed author changes lists and search documents, so the author's stories count as changed too.
      const { account: _counted, ...content } = entry;
      const digest = digestOf({ ...content, bylines: entry.authors.map((key) => bylines.get(key) ?? '') });
      const before = known.get(sourceId);
      const isWhole = before && (before.pictures_left === 0 || !options.mayFindPictures);
      if (isWhole && before.digest === digest) {
        report('unchanged');
        continue;
      }
      const counted = withComments(entry, incoming.discussion?.counts?.get(sourceId));
      const around = { source, authorIds, ownDomains, saveImage, saveFile, links };
      const made = await prepareStory(counted, digest, around);
      if ('rejected' in made) report('rejected', made.rejected);
      else if (before?.digest === digest && made.picturesLeft >= before.pictures_left) report('unchanged');
      else prepared.push(made);
    }
    const rejected = outcomes.filter(({ what }) => what === 'rejected');
    if (prepared.length > 0 || (rejected.length > 0 && run !== undefined))
      outcomes.push(...(await importBatch(db, prepared, rejected, place)));
    return outcomes;
  };

  let last: string | undefined;
  for await (const entry of incoming.stories()) {
    if (!('rejected' in entry)) last = entry.title;
    batch.push(entry);
    if (batch.length >= batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  if (incoming.cut !== undefined) {
    const cut = cutOutcome(incoming.cut, last);
    if (run !== undefined) await importBatch(db, [], [cut], place);
    await onOutcome(cut);
  }
  const rest = { now, isDryRun, ownDomains, saveFile, run };
  const files = await importFiles(db, incoming, rest);
  const pages = await importPicturePages(db, incoming, rest);
  if (!isDryRun) await fillFrontPage(db, directory, now, run);
  return {
    ...added,
    redirects: added.redirects + files.redirects + pages,
    notes: [...notes, ...files.notes],
    layouts,
  };
}

/** The end of an export that is cut is a line of the report, among what was rejected. */
const cutOutcome = (where: string, last: string | undefined): Outcome => ({
  sourceId: cutSourceId,
  title: 'The end of the export',
  what: 'rejected',
  reason: `the export is cut ${where}, after ${last === undefined ? 'no whole story' : `"${last.slice(0, 80)}"`}; what is complete before it was read, and an import of the whole export adds the rest`,
  clean: false,
  notes: [],
});

/**
 * The comments of a story come after it; those that cannot come are known before. Only what readers can open has a
 * conversation: the comments of a draft come when the import is repeated after an editor has published it here.
 */
function withComments(story: IncomingStory, comments: CommentCounts | undefined): IncomingStory {
  if (!story.account || !comments) return story;
  const { account } = story;
  const waiting = story.state === 'published' ? 0 : comments.preserved;
  const counted = { preserved: comments.preserved - waiting, changed: 0, lost: comments.lost + waiting };
  return {
    ...story,
    account: { ...account, parts: { ...account.parts, comments: counted } },
    ...(waiting > 0
      ? {
          changes: [
            ...story.changes,
            `comments left out, readers cannot open it: ${waiting}. Repeat the import after it is published here`,
          ],
        }
      : {}),
  };
}
