import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#config';
import { connect } from '#database/connect.ts';
import { probeWrite } from '#database/health/write-probe.ts';
import { migrate } from '#database/migrate.ts';
import { describeStores, type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import { loadWavelength } from '#demo/load-wavelength.ts';
import { wavelength } from '#demo/publication.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { storeMigrations } from './store-migrations.ts';
import { writeBackup } from './write-backup.ts';

let root: string;
let demo: OpenStore;
let original: Manifest;
const backup = () => join(root, 'backup');

/** A place with files, as `npm run backup` reads it. */
const placeOf = (db: OpenStore['db'], folder: string) => ({
  db,
  folder,
  originals: createDiskStorage(join(folder, 'originals')),
  version: '0.2.0',
});

/** What a manifest says of each part: bytes on disk depend on the order of rows, counts and hashes do not. */
const partsOf = ({ tables, sequences, migrations, files }: Manifest) => ({
  tables: Object.fromEntries(tables.map(({ name, rows, hash }) => [name, { rows, hash }])),
  // SQLite has no sequence before the first row.
  sequences: Object.fromEntries(Object.entries(sequences).filter(([, last]) => last > 0)),
  migrations,
  files,
});

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'neutron-demo-backup-'));
  demo = await openSqliteStore();
  const folder = demo.environment.DATA_DIR ?? '';
  const now = new Date();
  await migrateApi(demo.db);
  await loadWavelength({
    ...placeOf(demo.db, folder),
    publication,
    seed: wavelength({ now }),
    now,
    onProgress: () => undefined,
  });
  for (const [service, migrations] of Object.entries(storeMigrations))
    await migrate(demo.db, service, migrations);
  original = await writeBackup(placeOf(demo.db, folder), backup());
});
afterAll(async () => {
  await demo.drop();
  await rm(root, { recursive: true, force: true });
});

describeStores.postgresInAll((open) => {
  it('the whole demo is restored with the same counts and hashes', { tags: ['@all'] }, async () => {
    const store = await open();
    const isPostgres = store.environment.DATABASE_URL !== undefined;
    const folder = join(root, isPostgres ? 'postgres' : 'sqlite');
    await mkdir(folder);
    const target = { folder, databaseUrl: store.environment.DATABASE_URL };
    await restoreBackup(backup(), { ...target, originals: placeOf(store.db, folder).originals });
    const db = await connect({ ...target, file: join(folder, 'neutron.sqlite') });
    try {
      // A restore asks for a new search index and new lists of staff with these values: both are no part of a backup.
      for (const name of ['search_schema', 'staff_lists']) {
        const reset =
          await sql`update content_state set value = ${await stateOf(name)} where name = ${name} and value = 0`.execute(
            db.kysely,
          );
        expect(Number(reset.numAffectedRows)).toBe(1);
      }
      // It counts itself: who counts steps without naming an epoch is rejected from then on.
      const counted =
        await sql`update content_state set value = 0 where name = 'restores' and value = 1`.execute(
          db.kysely,
        );
      expect(Number(counted.numAffectedRows)).toBe(1);
      const again = await writeBackup(placeOf(db, folder), join(root, `again-${isPostgres}`));
      expect(partsOf(again)).toEqual(partsOf(original));
      // Without its table, which is no part of a backup either, `/status` would call the database failing.
      await expect(probeWrite(db)).resolves.toBeUndefined();
    } finally {
      await db.close();
      await store.drop();
    }
    const { tables, files } = partsOf(original);
    expect(tables.content_stories?.rows).toBeGreaterThan(200);
    expect(tables.discussion_comments?.rows).toBeGreaterThan(100);
    expect(files.length).toBeGreaterThan(1000);
  });
});

async function stateOf(name: string): Promise<number> {
  const { rows } = await sql<{
    value: number;
  }>`select value from content_state where name = ${name}`.execute(demo.db.kysely);
  return rows[0]?.value ?? 0;
}
