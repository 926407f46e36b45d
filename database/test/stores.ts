import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { connect, type Database } from '../connect.ts';
import { emptyStore, readRows, restoreRows } from './empty-store.ts';

export interface OpenStore {
  db: Database;
  /** The settings a server opens this store with. */
  environment: Readonly<Record<string, string>>;
  /** Opens the same store again, as another process would. */
  again(): Promise<Database>;
  drop(): Promise<void>;
}

type StoreSuite = (open: () => Promise<OpenStore>) => void;

/** Runs one suite on SQLite and, when `TEST_DATABASE_URL` is set, one on PostgreSQL, which may have tags. */
function describeDatabases(tags: string[], onSqlite: () => void, onPostgres: () => void): void {
  describe('on SQLite', () => onSqlite());
  describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', { tags }, () => onPostgres());
}

/** The function itself runs a suite on both databases in every run. */
function choosingPostgres<Parameters extends unknown[]>(
  run: (tags: string[], ...parameters: Parameters) => void,
) {
  return Object.assign((...parameters: Parameters) => run([], ...parameters), {
    /** Leaves the repetition on PostgreSQL to `npm run test:all`. For suites whose subject is not SQL. */
    postgresInAll: (...parameters: Parameters) => run(['@all'], ...parameters),
  });
}

/** Runs a suite on SQLite and, when `TEST_DATABASE_URL` is set, the same suite on PostgreSQL. */
export const describeStores = choosingPostgres((tags, suite: StoreSuite) =>
  describeDatabases(
    tags,
    () => suite(() => openSqliteStore()),
    () => suite(openPostgres),
  ),
);

/**
 * The same with one store for the whole suite, emptied after each test: tables are made once. For suites whose tests are
 * many and find nothing but empty tables.
 */
export const describeOneStore = choosingPostgres((tags, suite: (store: () => OpenStore) => void) => {
  const withOneStore = (open: () => Promise<OpenStore>) => () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await open();
    });
    // Hooks of a suite run before this one: whatever they opened is closed by then.
    afterEach(() => emptyStore(store.db));
    afterAll(() => store.drop());
    suite(() => store);
  };
  describeDatabases(
    tags,
    withOneStore(() => openSqliteStore()),
    withOneStore(openPostgres),
  );
});

type Migrate = (db: Database) => Promise<unknown>;

/**
 * The same with tables that `migrate` made already, and the rows it put there. On SQLite each test gets a copy of one
 * file. On PostgreSQL, where making and dropping tables takes longest, a store that a test dropped is emptied for the
 * next one. For suites that open a store per test.
 */
export const describeMigratedStores = choosingPostgres((tags, migrate: Migrate, suite: StoreSuite) =>
  describeDatabases(
    tags,
    () => {
      let file: Promise<Buffer> | undefined;
      suite(async () => {
        file ??= migratedFile(migrate);
        return openSqliteStore(await file);
      });
    },
    () => {
      const free: OpenStore[] = [];
      afterAll(() => Promise.all(free.map((store) => store.drop())));
      suite(async () => {
        const unused = free.pop();
        if (unused) return unused;
        const store = await openPostgres();
        await migrate(store.db);
        return usedAgain(store, free);
      });
    },
  ),
);

/** The bytes of an SQLite file with these tables. */
async function migratedFile(migrate: Migrate): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-store-'));
  const file = join(folder, 'neutron.sqlite');
  try {
    const db = await connect({ file });
    // Closing the last connection moves the write-ahead log into the file.
    await migrate(db).finally(() => db.close());
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A store that is emptied and put among the free ones when it is dropped, until it is dropped as a free one. */
async function usedAgain(store: OpenStore, free: OpenStore[]): Promise<OpenStore> {
  const made = await readRows(store.db);
  const opened: Database[] = [];
  const reusable: OpenStore = {
    ...store,
    async again() {
      const db = await store.again();
      opened.push(db);
      return db;
    },
    async drop() {
      if (free.includes(reusable)) return store.drop();
      await Promise.all(opened.splice(0).map((db) => db.close()));
      await restoreRows(store.db, made);
      free.push(reusable);
    },
  };
  return reusable;
}

export async function openSqliteStore(content?: Buffer): Promise<OpenStore> {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-store-'));
  const file = join(folder, 'neutron.sqlite');
  if (content) await writeFile(file, content);
  return withStore(
    { DATA_DIR: folder },
    () => connect({ file }),
    () => rm(folder, { recursive: true, force: true }),
  );
}

let adminPool: pg.Pool | undefined;

/** One connection for all stores of a process: each costs PostgreSQL a process. */
async function admin(statement: string): Promise<void> {
  adminPool ??= new pg.Pool({
    connectionString: process.env.TEST_DATABASE_URL,
    max: 1,
    allowExitOnIdle: true,
  });
  await adminPool.query(statement);
}

/** A schema of its own per store: test files run at the same time. */
async function openPostgres(): Promise<OpenStore> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await admin(`create schema ${schema}`);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return withStore(
    { DATABASE_URL: url.href },
    () => connect({ databaseUrl: url.href }),
    () => admin(`drop schema ${schema} cascade`),
  );
}

async function withStore(
  environment: Readonly<Record<string, string>>,
  open: () => Promise<Database>,
  remove: () => Promise<void>,
): Promise<OpenStore> {
  const opened: Database[] = [];
  const again = async () => {
    const db = await open();
    opened.push(db);
    return db;
  };
  return {
    db: await again(),
    environment,
    again,
    async drop() {
      await Promise.all(opened.map((db) => db.close()));
      await remove();
    },
  };
}
