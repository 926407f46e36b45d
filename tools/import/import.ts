// `npm run import -- PATH` takes in what another system wrote, or an export of our own.
import { createWriteStream, type WriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { importStories } from '#api/load/import/import-stories.ts';
import { restorePublication } from '#api/load/restore-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#config';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import { copyOriginals } from '#services/images/copy-originals.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import { textChunks } from '#services/import/files/text-chunks.ts';
import { exportFile } from '../export/write-export.ts';
import { openStorage } from '../store/open-storage.ts';
import { type OpenedStore, openStore } from '../store/open-store.ts';
import { count, showProgress } from '../store/progress.ts';
import { chooseFormat, type Format, formats, readIncoming } from './choose-reader.ts';
import { pictureKeeper } from './pictures.ts';
import { readLines } from './read-lines.ts';
import { createReport } from './report.ts';

const usage = `Takes in a publication: a WordPress export (WXR), a Ghost export (JSON), an RSS file, a folder of Markdown with
front matter, or an export of our own.

  npm run import -- PATH [--format NAME] [--source NAME] [--fetch-images] [--report FILE] [--data FOLDER] [--replace]

  --format NAME    ${formats.join(', ')}; told from the content otherwise
  --source NAME    names where it comes from; the same name finds the same stories again
  --fetch-images   fetches pictures from the web; without it only those that lie beside the file are kept
  --report FILE    writes what became of every story, a line of JSON each
  --data FOLDER    the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead
  --replace        for an export of our own: takes the place of what the store holds

It may run beside a server and may be run again: what is there already is passed over.
`;

interface Wish {
  path: string;
  format?: Format | undefined;
  source?: string | undefined;
  fetchImages: boolean;
  report?: string | undefined;
  replace: boolean;
}

async function restore({ path, replace }: Wish, store: OpenedStore): Promise<void> {
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
  const depot = openStorage(store);
  const { copied, refused } = await copyOriginals(createDiskStorage(from), depot);
  console.log(
    `Imported ${count(loaded)} stories into ${place} and ${count(copied)} originals into ${depot.place}.`,
  );
  for (const name of refused) console.log(`Left behind, no picture: ${name}`);
}

async function take(wish: Wish, format: Exclude<Format, 'neutron'>, store: OpenedStore): Promise<void> {
  const { path, source } = wish;
  const now = new Date();
  const incoming = await readIncoming(format, path, { now, source });
  const report = createReport();
  const log: WriteStream | undefined = wish.report ? createWriteStream(wish.report) : undefined;
  const added = await importStories(store.db, incoming, {
    now,
    ownDomains: publication.ownDomains,
    bureau: publication.brand.name,
    mayFindPictures: true,
    saveImage: pictureKeeper({
      beside: (await stat(path)).isDirectory() ? path : dirname(path),
      originals: openStorage(store),
      outbound: wish.fetchImages ? createOutboundClient() : undefined,
    }),
    onProgress: showProgress('Importing'),
    onOutcome(outcome) {
      report.add(outcome);
      log?.write(`${JSON.stringify(outcome)}\n`);
    },
  });
  log?.end();
  if (log) await finished(log);
  const { authors, topics, tags, pageless, layouts } = added;
  console.log(`Imported ${incoming.source} into ${store.place}.`);
  console.log(`New: ${count(authors)} authors, ${count(topics)} topics, ${count(tags)} tags.`);
  if (pageless > 0)
    console.log(
      `${count(pageless)} authors have no page: somebody here has the name, or no letter of it fits an address.`,
    );
  if (layouts > 0)
    console.log(
      'The store had no pages yet: it got the usual ones, with a front page of the busiest topics.',
    );
  for (const line of report.lines()) console.log(line);
}

async function run(wish: Wish, data: string | undefined): Promise<void> {
  const format = wish.format ?? (await chooseFormat(wish.path));
  const store = await openStore(data);
  try {
    await migrateApi(store.db);
    await (format === 'neutron' ? restore(wish, store) : take(wish, format, store));
  } finally {
    await store.db.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    options: {
      format: { type: 'string' },
      source: { type: 'string' },
      'fetch-images': { type: 'boolean', default: false },
      report: { type: 'string' },
      data: { type: 'string' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [path, ...more] = positionals;
  const format = formats.find((name) => name === values.format);
  if (values.help || !path || more.length > 0 || (values.format && !format)) {
    console.error(usage);
    process.exitCode = values.help ? 0 : 2;
  } else
    await run(
      {
        path,
        format,
        source: values.source,
        fetchImages: values['fetch-images'],
        report: values.report,
        replace: values.replace,
      },
      values.data,
    );
} catch (error) {
  console.error(`The import stopped: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
