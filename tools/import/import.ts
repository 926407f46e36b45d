// `npm run import -- PATH` imports an export of another system, or restores one of our own.
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { importMenus } from '#api/load/import/import-menus.ts';
import { failRun, finishRun, startRun } from '#api/load/import/import-run.ts';
import { importStories } from '#api/load/import/import-stories.ts';
import { restorePublication } from '#api/load/restore-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#config';
import type { IncomingPublication } from '#content/incoming.ts';
import type { IncomingDiscussion } from '#content/incoming-comments.ts';
import { createCommentCheck } from '#content/rules/imports/check-comments.ts';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import type { CommentOutcome } from '#services/discussion/store/import-comments.ts';
import { copyOriginals } from '#services/images/copy-originals.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import { openStorage } from '#services/images/open-storage.ts';
import { countOtherBytes, textChunks } from '#services/import/files/text-chunks.ts';
import { exportFile } from '../export/write-export.ts';
import { type OpenedStore, openStore } from '../store/open-store.ts';
import { count, showPictures, showProgress } from '../store/progress.ts';
import { whoRuns } from '../store/who-runs.ts';
import { chooseFormat, type Format, formats, readIncoming } from './choose-reader.ts';
import { fileKeeper } from './files.ts';
import { pictureKeeper } from './pictures.ts';
import { publicationName } from './publication-name.ts';
import { readLines } from './read-lines.ts';
import { createReport, type ImportReport } from './report.ts';
import { openReportFile, type ReportFile } from './report-file.ts';
import { importStoryComments } from './story-comments.ts';
import { importPublicationSubscribers, subscriberLines } from './story-subscribers.ts';
import { undoRun } from './undo.ts';

const usage = `Imports a publication: a WordPress export (WXR), a Ghost export (JSON), an RSS or Atom file, a site of
Hugo or Jekyll, a folder of Markdown with front matter, JSON Lines, or an export of our own.

  npm run import -- PATH [--format NAME] [--source NAME] [--bureau NAME] [--fetch-images] [--dry-run] [--report FILE] [--data FOLDER] [--replace]
  npm run import -- --undo RUN [--data FOLDER]

  --format NAME    ${formats.join(', ')}; detected from the content by default
  --source NAME    a name for where it comes from; repeat it to update the same stories
  --members-only   for Ghost, what becomes of posts for members: "draft" (default) or "public"
  --bureau NAME    the bureau of authors whose export names none; the name of the publication by default
  --fetch-images   downloads images and files from the web; without it only those beside the export are imported
  --dry-run        checks and reports everything and writes nothing
  --report FILE    writes the result for every story: one JSON document if FILE ends with .json, else one line of JSON each
  --undo RUN       removes what import number RUN added and restores stories it changed; what was changed here since stays
  --data FOLDER    the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead
  --replace        for an export of our own: replaces the content of the store

It can run while the server is running, and can be repeated: unchanged stories are skipped. /desk/imports/ has the report
of every import.
`;

interface ImportOptions {
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

async function restore({ path, replace }: ImportOptions, store: OpenedStore): Promise<void> {
  const { db, place } = store;
  const isFolder = (await stat(path)).isDirectory();
  const file = isFolder ? join(path, exportFile) : path;
  const loaded = await restorePublication(db, () => readLines(textChunks(file)), {
    now: new Date(),
    ownDomains: publication.ownDomains,
    replace,
    onProgress: showProgress('Importing'),
  });
  const from = join(isFolder ? path : dirname(path), 'originals');
  const storage = openStorage(store);
  const { copied, skipped } = await copyOriginals(createDiskStorage(from), storage);
  console.log(
    `Imported ${count(loaded)} stories into ${place} and ${count(copied)} original images into ${storage.place}.`,
  );
  for (const name of skipped) console.log(`Skipped, not an image: ${name}`);
}

async function importFile(
  options: ImportOptions,
  format: Exclude<Format, 'neutron'>,
  store: OpenedStore,
): Promise<void> {
  const { path, source, membersOnly, isDryRun } = options;
  const now = new Date();
  const incoming = await readIncoming(format, path, { now, source, membersOnly });
  const otherBytes = (await stat(path)).isFile() ? await countOtherBytes(path) : 0;
  if (otherBytes > 0)
    console.log(`${count(otherBytes)} bytes of ${path} are not UTF-8: they were read as Windows-1252.`);
  if (incoming.cut !== undefined)
    console.log(`${path} is cut ${incoming.cut}: only what is complete before it is imported.`);
  const facts = { source: incoming.source, format, path, startedBy: whoRuns() };
  const run = isDryRun ? undefined : await startRun(store.db, { ...facts, now });
  const report = createReport();
  const file = options.report ? openReportFile(options.report) : undefined;
  try {
    await importParts(incoming, { options, store, report, file, now, run });
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
  for (const line of report.lines()) console.log(line);
  if (run !== undefined)
    console.log(
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
}

/** The stories, then their comments. */
async function importParts(incoming: IncomingPublication, place: ImportPlace): Promise<void> {
  const { options, store, report, file, now, run } = place;
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
  const subscribers = await importPublicationSubscribers(store.db, incoming, { now, isDryRun });
  for (const line of subscriberLines(subscribers)) console.log(line);
  const { authors, topics, tags, pageless, layouts, redirects, notes } = added;
  console.log(
    isDryRun
      ? `Checked ${incoming.source}: nothing was written to ${store.place}.`
      : `Imported ${incoming.source} into ${store.place}.`,
  );
  console.log(`New: ${count(authors)} authors, ${count(topics)} topics, ${count(tags)} tags.`);
  console.log(`${count(redirects)} addresses of topics, tags, authors, feeds and archives redirect.`);
  for (const note of notes.slice(0, 20)) console.log(`  ${note}`);
  if (pageless > 0)
    console.log(
      `${count(pageless)} authors have no page: the name is already taken, or it has no characters for a URL.`,
    );
  if (layouts > 0)
    console.log(
      'The store had no layouts yet: the default pages were added, with a front page of the busiest topics.',
    );
  for (const { name, role } of incoming.users ?? [])
    console.log(`No account is made for ${name} (role there: ${role || 'not in the export'}).`);
  const menu = isDryRun
    ? undefined
    : await importMenus(store.db.as<ContentTables>(), incoming, { publication, now });
  if (menu)
    console.log(`The menu ${menu.name} is the menu bar now. Left out: ${menu.left.join(', ') || 'nothing'}.`);
  for (const { name, items } of incoming.menus?.filter((one) => one.name !== menu?.name) ?? [])
    console.log(`The menu ${name} is not imported: ${items.map(({ title }) => title).join(', ')}`);
}

/** A dry run stores no pictures. */
const nowhere = { has: async () => true, put: async () => undefined };

async function importComments(
  discussion: IncomingDiscussion,
  { options, store, file, run }: ImportPlace,
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
  for (const [words, times] of results) console.log(`Comments: ${count(times)} × ${words}`);
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

async function undo(run: number, data: string | undefined): Promise<void> {
  const store = await openStore(data);
  try {
    await migrateApi(store.db);
    await undoRun(run, store);
  } finally {
    await store.db.close();
  }
}

async function run(options: ImportOptions, data: string | undefined): Promise<void> {
  const format = options.format ?? (await chooseFormat(options.path));
  const store = await openStore(data);
  try {
    await migrateApi(store.db);
    await (format === 'neutron' ? restore(options, store) : importFile(options, format, store));
  } finally {
    await store.db.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    options: {
      format: { type: 'string' },
      source: { type: 'string' },
      'members-only': { type: 'string' },
      bureau: { type: 'string' },
      'fetch-images': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
      data: { type: 'string' },
      replace: { type: 'boolean', default: false },
      undo: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [path, ...more] = positionals;
  const format = formats.find((name) => name === values.format);
  const membersOnly = (['draft', 'public'] as const).find((name) => name === values['members-only']);
  const isWrong = (values.format && !format) || (values['members-only'] && !membersOnly);
  const undone = /^[1-9]\d{0,8}$/.exec(values.undo ?? '')?.[0];
  if (undone && !path) await undo(Number(undone), values.data);
  else if (values.undo !== undefined || values.help || !path || more.length > 0 || isWrong) {
    console.error(usage);
    process.exitCode = values.help ? 0 : 2;
  } else
    await run(
      {
        path,
        format,
        source: values.source,
        membersOnly,
        bureau: values.bureau,
        fetchImages: values['fetch-images'],
        isDryRun: values['dry-run'],
        report: values.report,
        replace: values.replace,
      },
      values.data,
    );
} catch (error) {
  console.error(`The import failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
