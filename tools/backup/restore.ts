// `npm run restore -- FOLDER` restores a backup into an empty store, or shows that it could.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrateApi } from '#api/migrate-api.ts';
import { connect } from '#database/connect.ts';
import { readEnvironment } from '#server/boot/environment.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import { openStorage } from '#services/images/open-storage.ts';
import { count, showProgress } from '../store/progress.ts';
import { checkBackup } from './check-backup.ts';
import type { Manifest } from './manifest.ts';
import { type RestoreTarget, restoreBackup } from './restore-backup.ts';

const usage = `Restores a backup into an empty store.

  npm run restore -- FOLDER [--data FOLDER] [--check | --drill]

  --data FOLDER   the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead, S3_BUCKET
                  (with its other variables) a bucket for the originals
  --check         only reads the backup: is it complete and unchanged?
  --drill         restores it into a temporary folder, compares every table, builds its search index, and removes it

Stop the server first. A store that is not empty is never changed. After it, start the server as usual.
`;

async function restore(folder: string, data: string | undefined): Promise<void> {
  const environment = readEnvironment(process.env);
  const target = data ?? environment.DATA_DIR;
  await mkdir(target, { recursive: true });
  const { manifest, skipped } = await restoreInto(folder, {
    folder: target,
    databaseUrl: data ? undefined : environment.DATABASE_URL,
    originals: openStorage({ folder: target, environment }),
  });
  console.log(`Restored ${summary(manifest)}.`);
  for (const path of skipped)
    console.log(`Skipped, because it was there with other contents: ${join(target, path)}`);
}

async function drill(folder: string): Promise<void> {
  const target = await mkdtemp(join(tmpdir(), 'neutron-drill-'));
  try {
    const { manifest } = await restoreInto(folder, {
      folder: target,
      originals: createDiskStorage(join(target, 'originals')),
    });
    const db = await connect({ file: join(target, 'neutron.sqlite') });
    try {
      await migrateApi(db);
    } finally {
      await db.close();
    }
    console.log(
      `This backup can be restored: ${summary(manifest)}, all as they were, and the search index was built.`,
    );
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

const restoreInto = (folder: string, target: RestoreTarget) =>
  restoreBackup(folder, target, { onProgress: showProgress('Restoring', 'tables') });

function summary({ at, version, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${count(rows)} rows of ${count(tables.length)} tables and ${count(files.length)} files of ${at} (Neutron ${version})`;
}

try {
  const { values, positionals } = parseArgs({
    options: {
      data: { type: 'string' },
      check: { type: 'boolean' },
      drill: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (values.help || !folder || more.length > 0 || (values.check && values.drill)) {
    console.error(usage);
    process.exitCode = values.help ? 0 : 2;
  } else if (values.check) console.log(`This backup is complete: ${summary(await checkBackup(folder))}.`);
  else if (values.drill) await drill(folder);
  else await restore(folder, values.data);
} catch (error) {
  console.error(`The restore failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
