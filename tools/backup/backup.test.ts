import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPublication } from '#api/load/import-publication.ts';
import { contentMigrations, migrateApi } from '#api/migrate-api.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { migrateOutbox } from '#database/outbox.ts';
import { describeStores, type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import { plain } from '#services/images/testing/originals.ts';
import { manifestFile } from './manifest.ts';
import { readAtOneMoment } from './read-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const environmentOf = (store: OpenStore, folder: string) =>
  store.environment.DATABASE_URL
    ? { DATABASE_URL: store.environment.DATABASE_URL, DATA_DIR: folder }
    : { DATA_DIR: folder };

async function retitle(app: Awaited<ReturnType<typeof createTestApp>>, title: string): Promise<void> {
  const path = '/api/neutron/stories/testsite/story-1';
  const { data } = await (await app.read(path)).json();
  await app.write(path, { baseVersion: data.version, story: { ...data.story, title } }, 'PUT');
  expect((await app.write(`${path}/publish`)).status).toBe(200);
}

describeStores((open) => {
  let root: string;
  let data: string;
  let backup: string;
  let store: OpenStore;
  const closing: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'neutron-backup-'));
    backup = join(root, 'backup');
    store = await open();
    data = store.environment.DATA_DIR ?? join(root, 'data');
    await mkdir(data, { recursive: true });
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
    await store.drop();
    await rm(root, { recursive: true, force: true });
  });

  const source = () => ({
    db: store.db,
    folder: data,
    originals: createDiskStorage(join(data, 'originals')),
    version: '0.2.0',
  });

  /** An empty place of the same kind. */
  async function emptyTarget() {
    const folder = join(root, 'restored');
    await mkdir(folder, { recursive: true });
    const originals = createDiskStorage(join(folder, 'originals'));
    if (!store.environment.DATABASE_URL) return { folder, originals, environment: { DATA_DIR: folder } };
    const other = await open();
    closing.push(() => other.drop());
    const environment = environmentOf(other, folder);
    return { folder, originals, databaseUrl: environment.DATABASE_URL, environment };
  }

  it('a publication is backed up while it runs, restored elsewhere, and serves readers as before', async () => {
    await migrateApi(store.db);
    await importPublication(store.db, seed(), { now });
    const picture = await plain(32, 18).webp().toBuffer();
    await createDiskStorage(join(data, 'originals')).put('scenes/first-story.webp', picture);
    await mkdir(join(data, 'pictures/cache'), { recursive: true });
    await writeFile(join(data, 'pictures/cache/resized.webp'), 'made again');
    await writeFile(join(data, 'secrets.json'), '{"staffToken":"token-of-before"}', { mode: 0o600 });
    const app = await createTestApp({ root, publication, environment: environmentOf(store, data) });
    closing.push(() => app.close());
    const manifest = await writeBackup(source(), backup);
    await retitle(app, 'A title that is not in the backup');
    expect(manifest.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['originals/scenes/first-story.webp', 'secrets.json']),
    );
    expect(manifest.files.some(({ path }) => path.startsWith('pictures/'))).toBe(false);

    const target = await emptyTarget();
    const restored = await restoreBackup(backup, target);
    expect(restored.skipped).toEqual([]);
    expect(await readFile(join(target.folder, 'originals/scenes/first-story.webp'))).toEqual(picture);
    expect(await readFile(join(target.folder, 'secrets.json'), 'utf8')).toContain('token-of-before');

    const again = await createTestApp({ root, publication, environment: target.environment });
    closing.push(() => again.close());
    const page = await again.get('/article/first-story/');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Title of first-story')]);
    const found = await again.get(
      `/api/neutron/search/testsite/results/web?searchQuery=first&apiKey=${publication.apiKey}`,
    );
    expect([found.status, await found.text()]).toEqual([
      200,
      expect.stringContaining('/article/first-story/'),
    ]);
  });

  it('what is written during a backup is not in it', async () => {
    await migrateOutbox(store.db);
    const insert = sql`insert into outbox_events (kind, entity, entity_id, keys, at) values ('a', 'b', 'c', '[]', 'now')`;
    await insert.execute(store.db.kysely);
    const seen = await readAtOneMoment(store.db, async (reader) => {
      const before = reader.tables.includes('outbox_events');
      await insert.execute(store.db.kysely);
      const rows: unknown[] = [];
      for await (const row of reader.rows('outbox_events')) rows.push(row);
      return [before, rows.length];
    });
    expect(seen).toEqual([true, 1]);
  });

  it('numbers that were given out are not given out again', async () => {
    await migrateApi(store.db);
    const insert = sql`insert into outbox_events (kind, entity, entity_id, keys, at) values ('a', 'b', 'c', '[]', 'now')`;
    for (let index = 0; index < 3; index += 1) await insert.execute(store.db.kysely);
    await sql`delete from outbox_events`.execute(store.db.kysely);
    await writeBackup(source(), backup);
    // Whichever database it came from, SQLite takes it: that is how a drill works.
    const drill = join(root, 'drill');
    await mkdir(drill);
    await restoreBackup(backup, { folder: drill, originals: createDiskStorage(join(drill, 'originals')) });
    const target = await emptyTarget();
    await restoreBackup(backup, target);
    const db = await connect({
      databaseUrl: target.databaseUrl,
      file: join(target.folder, 'neutron.sqlite'),
    });
    closing.push(() => db.close());
    await insert.execute(db.kysely);
    const { rows } = await sql<{ id: number }>`select id from outbox_events`.execute(db.kysely);
    expect(rows.map(({ id }) => id)).toEqual([4]);
  });

  it('a backup of an older version is restored with its tables and migrated forward', async () => {
    await migrateOutbox(store.db);
    await migrate(store.db, 'content', contentMigrations.slice(0, -1));
    await writeBackup(source(), backup);
    const target = await emptyTarget();
    await restoreBackup(backup, target);
    const db = await connect({
      databaseUrl: target.databaseUrl,
      file: join(target.folder, 'neutron.sqlite'),
    });
    closing.push(() => db.close());
    const [, content] = await migrateApi(db);
    expect(content?.applied).toEqual([contentMigrations.at(-1)?.name]);
  });

  it('a store that is not empty stays as it is', async () => {
    await migrateApi(store.db);
    await importPublication(store.db, seed(), { now });
    await writeBackup(source(), backup);
    const stories = () =>
      sql<{ n: number }>`select count(*) as n from content_stories`.execute(store.db.kysely);
    const before = await stories();
    const here = { folder: data, originals: createDiskStorage(join(data, 'originals')) };
    await expect(
      restoreBackup(backup, { ...here, databaseUrl: store.environment.DATABASE_URL }),
    ).rejects.toThrow('is not empty');
    expect((await stories()).rows).toEqual(before.rows);
  });
});

describe('is rejected', () => {
  let root: string;
  let backup: string;
  let store: OpenStore;
  const source = () => {
    const data = store.environment.DATA_DIR ?? '';
    const originals = createDiskStorage(join(data, 'originals'));
    return { db: store.db, folder: data, originals, version: '0.2.0' };
  };
  const unchanged = async (folder: string) => (await readdir(folder)).toSorted();
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'neutron-backup-'));
    backup = join(root, 'backup');
    store = await openSqliteStore();
    await migrateApi(store.db);
    await importPublication(store.db, seed(), { now });
  });
  afterEach(async () => {
    await store.drop();
    await rm(root, { recursive: true, force: true });
  });

  it.each([
    ['without its manifest', () => rm(join(backup, manifestFile)), 'was interrupted'],
    ['with a manifest cut in the middle', () => truncate(join(backup, manifestFile), 50), 'is damaged'],
    [
      'with a table cut in the middle',
      () => truncate(join(backup, 'tables/content_stories.jsonl.gz'), 20),
      'tables/content_stories.jsonl.gz missing or changed',
    ],
    ['without one of its files', () => rm(join(backup, 'files/secrets.json')), 'files/secrets.json'],
    [
      'of a newer version',
      () => changeManifest((one) => one.migrations.push({ service: 'content', name: '999-future' })),
      'Restore it with that version',
    ],
    [
      'whose paths leave the folder',
      () =>
        changeManifest((one) => one.files.push({ path: '../../etc/x', bytes: 1, sha256: '0'.repeat(64) })),
      'cannot be read (files',
    ],
  ] as [string, () => Promise<void>, string][])('%s', async (_what, harm, message) => {
    await writeFile(join(store.environment.DATA_DIR ?? '', 'secrets.json'), '{}');
    await writeBackup(source(), backup);
    await harm();
    const folder = join(root, 'restored');
    await mkdir(folder);
    const originals = createDiskStorage(join(folder, 'originals'));
    await expect(restoreBackup(backup, { folder, originals })).rejects.toThrow(message);
    expect(await unchanged(folder)).toEqual([]);
  });

  it('into a folder that has something in it', async () => {
    await mkdir(backup);
    await writeFile(join(backup, 'notes.txt'), 'mine');
    await expect(writeBackup(source(), backup)).rejects.toThrow('is not empty');
    expect(await unchanged(backup)).toEqual(['notes.txt']);
  });

  type Changed = {
    migrations: { service: string; name: string }[];
    files: { path: string; bytes: number; sha256: string }[];
  };
  async function changeManifest(change: (manifest: Changed) => unknown): Promise<void> {
    const file = join(backup, manifestFile);
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Changed;
    change(manifest);
    await writeFile(file, JSON.stringify(manifest));
  }
});
