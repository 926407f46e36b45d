import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { importMenus } from '#api/load/import/import-menus.ts';
import { failRun, finishRun, startRun } from '#api/load/import/import-run.ts';
import { importStories } from '#api/load/import/import-stories.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#config';
import type { IncomingPublication } from '#content/incoming.ts';
import type { IncomingDiscussion } from '#content/incoming-comments.ts';
import { createCommentCheck } from '#content/rules/imports/check-comments.ts';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import type { CommentOutcome } from '#services/discussion/store/import-comments.ts';
import { openStorage } from '#services/images/open-storage.ts';
import { countOtherBytes } from '#services/import/files/text-chunks.ts';
import type { OpenedStore } from '../store/open-store.ts';
import { count, showPictures, showProgress } from '../store/progress.ts';
import { whoRuns } from '../store/who-runs.ts';
import { type Format, readIncoming } from './choose-reader.ts';
import { fileKeeper } from './files.ts';
import { pictureKeeper } from './pictures.ts';
import { publicationName } from './publication-name.ts';
import { createReport, type ImportReport } from './report.ts';
import { openReportFile, type ReportFile } from './report-file.ts';
import { importStoryComments } from './story-comments.ts';
import { importPublicationSubscribers, subscriberLines } from './story-subscribers.ts';

export interface ImportOptions {
  path: string;
  format?: Format | undefined;
  source?: string | undefined;
  membersOnly?: 'draft' | 'public' | undefined;
  bureau?: string | undefined;
  fetchImages: boolean;
  isDryRun: boolean;
  report?: string | undefined;
  replace: boolean;
}

/** Imports the export of another system, and prints what became of it. */
export async function importFile(
  options: ImportOptions,
  format: Exclude<Format, 'neutron'>,
  store: OpenedStore,
  print: (line: string) => void = console.log,
): Promise<void> {
  const { path, source, membersOnly, isDryRun } = options;
  const now = new Date();
  const incoming = await readIncoming(format, path, { now, source, membersOnly });
  const otherBytes = (await stat(path)).isFile() ? await countOtherBytes(path) : 0;
  if (otherBytes > 0)
    print(`${count(otherBytes)} bytes of ${path} are not UTF-8: they were read as Windows-1252.`);
  if (incoming.cut !== undefined)
    print(
      `${path} is cut ${incoming.cut}: only what is complete before it is imported. Menus${incoming.subscribers ? '' : ' and subscribers'} wait for the whole export.`,
    );
  const facts = { source: incoming.source, format, path, startedBy: whoRuns() };
  const run = isDryRun ? undefined : await startRun(store.db, { ...facts, now });
  const report = createReport();
  const file = options.report ? openReportFile(options.report) : undefined;
  try {
    await importParts(incoming, { options, store, report, file, now, run, print });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    // A store that is down cannot store that it is: the run stays open, and the next import continues it.
    if (run !== undefined) await failRun(store.db, run, problem, new Date()).catch(() => undefined);
    throw error;
  }
  const totals = report.totals();
  const { clean: _clean, notClean: _notClean, ...read } = totals.stories;
  if (run !== undefined)
    await finishRun(store.db, run, {
      read: Object.values(read).reduce((sum, many) => sum + many, 0),
      now: new Date(),
    });
  await file?.close({ ...facts, startedAt: now.toISOString(), run, isDryRun, totals });
  for (const line of report.lines()) print(line);
  if (run !== undefined)
    print(
      `This is import ${run}: /desk/imports/${run}/ has its report, --undo ${run} removes what it added.`,
    );
}

interface ImportPlace {
  options: ImportOptions;
  store: OpenedStore;
  report: ImportReport;
  file: ReportFile | undefined;
  now: Date;
  run: number | undefined;
  print: (line: string) => void;
}

/** The stories, then their comments. */
async function importParts(incoming: IncomingPublication, place: ImportPlace): Promise<void> {
  const { options, store, report, file, now, run, print } = place;
  const { path, isDryRun } = options;
  const beside = (await stat(path)).isDirectory() ? path : dirname(path);
  const outbound = options.fetchImages
    ? createOutboundClient({ privateHosts: store.environment.OUTBOUND_PRIVATE_HOSTS ?? [] })
    : undefined;
  const added = await importStories(store.db, incoming, {
    now,
    ownDomains: publication.ownDomains,
    bureau: options.bureau ?? (await publicationName(store.db)),
    mayFindPictures: true,
    isDryRun,
    run,
    saveImage: pictureKeeper({
      beside,
      originals: isDryRun ? nowhere : openStorage(store),
      outbound,
      ...(options.fetchImages ? { onProgress: showPictures() } : {}),
    }),
    saveFile: fileKeeper({ beside, outbound, media: isDryRun ? undefined : join(store.folder, 'media') }),
    onProgress: showProgress('Importing'),
    onOutcome(outcome) {
      report.add(outcome);
      file?.story(outcome);
    },
  });
  if (incoming.discussion && incoming.discussion.commentCount > 0)
    await importComments(incoming.discussion, place);
  const subscribers = await importPublicationSubscribers(store.db, incoming, { now, isDryRun, run });
  for (const line of subscriberLines(subscribers)) print(line);
  const { authors, topics, tags, pageless, layouts, redirects, notes } = added;
  print(
    isDryRun
      ? `Checked ${incoming.source}: nothing was written to ${store.place}.`
      : `Imported ${incoming.source} into ${store.place}.`,
  );
  print(`New: ${count(authors)} authors, ${count(topics)} topics, ${count(tags)} tags.`);
  print(`${count(redirects)} addresses of topics, tags, authors, feeds and archives redirect.`);
  for (const note of notes.slice(0, 20)) print(`  ${note}`);
  if (pageless > 0)
    print(
      `${count(pageless)} authors have no page: the name is already taken, or it has no characters for a URL.`,
    );
  if (layouts > 0)
    print(
      'The store had no layouts yet: the default pages were added, with a front page of the busiest topics.',
    );
  for (const { name, role } of incoming.users ?? [])
    print(`No account is made for ${name} (role there: ${role || 'not in the export'}).`);
  const menu =
    // Of a menu that comes in parts, the links that come later would be left out: the publication has a menu then.
    isDryRun || incoming.cut !== undefined
      ? undefined
      : await importMenus(store.db.as<ContentTables>(), incoming, { publication, now, run });
  if (menu)
    print(`The menu ${menu.name} is the menu bar now. Left out: ${menu.left.join(', ') || 'nothing'}.`);
  for (const { name, items } of incoming.menus?.filter((one) => one.name !== menu?.name) ?? [])
    print(`The menu ${name} is not imported: ${items.map(({ title }) => title).join(', ')}`);
}

/** A dry run stores no pictures. */
const nowhere = { has: async () => true, put: async () => undefined };

async function importComments(
  discussion: IncomingDiscussion,
  { options, store, file, run, print }: ImportPlace,
): Promise<void> {
  const results = new Map<string, number>();
  const onOutcome = (outcome: CommentOutcome) => {
    const words = [outcome.what, outcome.reason].filter(Boolean).join(': ');
    results.set(words, (results.get(words) ?? 0) + 1);
    file?.comment(outcome);
  };
  if (options.isDryRun) await checkComments(discussion, onOutcome);
  else
    await importStoryComments(store.db, discussion, {
      run,
      onProgress: showProgress('Importing', 'comments'),
      onOutcome,
    });
  for (const [words, times] of results) print(`Comments: ${count(times)} × ${words}`);
}

/** A dry run reports the comments that cannot come. */
async function checkComments(
  discussion: IncomingDiscussion,
  onOutcome: (outcome: CommentOutcome) => void,
): Promise<void> {
  const check = createCommentCheck();
  for await (const comment of discussion.comments()) check.add(comment);
  for (const { sourceId, reason } of check.finish().rejected)
    onOutcome({ what: 'rejected', sourceId, reason });
}
