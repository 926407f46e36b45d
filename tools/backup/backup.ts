// `npm run backup -- FOLDER` writes everything a publisher owns to a folder, while the server runs.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage } from '#services/images/open-storage.ts';
import { openStore } from '../store/open-store.ts';
import { count, showProgress } from '../store/progress.ts';
import { writeBackup } from './write-backup.ts';

const usage = `Writes a backup of everything you own to an empty folder: stories and their versions, accounts, subscribers,
comments, redirects, short links, the audit log, settings, pictures and other files of the data folder.

  npm run backup -- FOLDER [--data FOLDER]

  --data FOLDER   the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead, S3_BUCKET
                  (with its other variables) a bucket for the originals

It can run while the server is running. The backup holds secrets and personal data: keep it where only you can read it.
\`npm run restore -- FOLDER\` restores it, \`npm run restore -- FOLDER --drill\` proves that it can be restored.
`;

async function run(folder: string, data: string | undefined): Promise<void> {
  const store = await openStore(data);
  try {
    const { version } = JSON.parse(
      await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'),
    ) as { version: string };
    const source = { db: store.db, folder: store.folder, originals: openStorage(store), version };
    const { tables, files } = await writeBackup(source, folder, {
      onProgress: showProgress('Backing up', 'tables'),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Backed up ${store.place} to ${folder}: ${count(rows)} rows of ${count(tables.length)} tables, ${count(files.length)} files.`,
    );
  } finally {
    await store.db.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (values.help || !folder || more.length > 0) {
    console.error(usage);
    process.exitCode = values.help ? 0 : 2;
  } else await run(folder, values.data);
} catch (error) {
  console.error(`The backup failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
