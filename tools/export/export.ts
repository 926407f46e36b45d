// `npm run export -- FOLDER` exports the whole publication: JSON Lines and original images.
import { parseArgs } from 'node:util';
import { migrateApi } from '#api/migrate-api.ts';
import { openStorage } from '#services/images/open-storage.ts';
import { openStore } from '../store/open-store.ts';
import { count } from '../store/progress.ts';
import { writeExport } from './write-export.ts';

const usage = `Exports the whole publication to a folder: publication.jsonl, and its original images.

  npm run export -- FOLDER [--data FOLDER]

  --data FOLDER   the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead, S3_BUCKET
                  (with its other variables) a bucket for the originals

It can run while the server is running. \`npm run import -- FOLDER\` restores it.
`;

async function run(folder: string, data: string | undefined): Promise<void> {
  const store = await openStore(data);
  const { db, place } = store;
  try {
    if (db.dialect === 'postgres') await migrateApi(db);
    const storage = openStorage(store);
    const { stories, copied, skipped } = await writeExport(db, storage, folder, () => {});
    console.log(
      `Exported ${count(stories)} stories of ${place} and ${count(copied)} original images of ${storage.place} to ${folder}.`,
    );
    for (const path of skipped) console.log(`Skipped, not an image: ${path}`);
  } finally {
    await db.close();
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
  console.error(`The export failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
