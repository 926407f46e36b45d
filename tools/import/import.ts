// `npm run import -- PATH` imports an export of another system, or restores one of our own.
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { restorePublication } from '#api/load/restore-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#config';
import { copyOriginals } from '#services/images/copy-originals.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import { openStorage } from '#services/images/open-storage.ts';
import { textChunks } from '#services/import/files/text-chunks.ts';
import { exportFile } from '../export/write-export.ts';
import { type OpenedStore, openStore } from '../store/open-store.ts';
import { count, showProgress } from '../store/progress.ts';
import { chooseFormat, formats } from './choose-reader.ts';
import { type ImportOptions, importFile } from './import-file.ts';
import { readLines } from './read-lines.ts';
import { undoRun } from './undo.ts';

// Stories of a batch outlive the young generation and are garbage soon after. V8 lets such garbage grow to several times what
// is held before it collects it: without this the peak grows with the number of stories, though what is held does not.
setFlagsFromString('--heap-growing-percent=50');

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
