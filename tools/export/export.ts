// `npm run export -- FOLDER` writes everything the publication is: JSON Lines and originals.
import { parseArgs } from 'node:util';
import { migrateApi } from '#api/migrate-api.ts';
import { openStorage } from '../store/open-storage.ts';
import { openStore } from '../store/open-store.ts';
import { count } from '../store/progress.ts';
import { writeExport } from './write-export.ts';

const usage = `Writes the whole publication into a folder: publication.jsonl, and the originals of its pictures.

  npm run export -- FOLDER [--data FOLDER]

  --data FOLDER   the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead, S3_BUCKET
                  (with its other variables) a bucket for the originals

It may run beside a server. \`npm run import -- FOLDER\` reads it back.
`;

async function run(folder: string, data: string | undefined): Promise<void> {
  const store = await openStore(data);
  const { db, place } = store;
  try {
    if (db.dialect === 'postgres') await migrateApi(db);
    const depot = openStorage(store);
    const { stories, copied, refused } = await writeExport(db, depot, folder, () => {});
    console.log(
      `Exported ${count(stories)} stories of ${place} and ${count(copied)} originals of ${depot.place} to ${folder}.`,
    );
    for (const path of refused) console.log(`Left behind, no picture: ${path}`);
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
  console.error(`Nothing was exported: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
