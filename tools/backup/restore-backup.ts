import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import { content036 } from '#api/migrations/036-draft-epochs.ts';
import { connect, type Database } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import type { OriginalStorage } from '#services/images/storage.ts';
import { readLines } from '../import/read-lines.ts';
import { checkBackup } from './check-backup.ts';
import { copyFile, hashFile } from './data-files.ts';
import { BackupError, filesFolder, type Manifest, originalsFolder, tableFile } from './manifest.ts';
import { countedColumns, postgresTables, readAtOneMoment } from './read-tables.ts';
import { createRowCounter, type Row, readRow, writeRow } from './row-lines.ts';
import { storeMigrations } from './store-migrations.ts';

export interface RestoreTarget {
  databaseUrl?: string | undefined;
  /** The data folder. */
  folder: string;
  originals: Pick<OriginalStorage, 'put'>;
}

export interface Restored {
  manifest: Manifest;
  /** Files that the data folder had already, with other contents; they stay. */
  skipped: string[];
}

interface Options {
  onProgress?: (done: number, total: number) => void;
}

/** Restores a backup into an empty store. What fails leaves no half-filled store behind. */
export async function restoreBackup(
  folder: string,
  target: RestoreTarget,
  { onProgress }: Options = {},
): Promise<Restored> {
  const manifest = await checkBackup(folder);
  const { databaseUrl } = target;
  if (databaseUrl) {
    const db = await connect({ databaseUrl });
    try {
      if ((await postgresTables(db.kysely)).length > 0) throw notEmpty('The database of DATABASE_URL');
      const skipped = await restoreFiles(folder, manifest, target);
      await fillStore(db, folder, manifest, onProgress);
      return { manifest, skipped };
    } finally {
      await db.close();
    }
  }
  const file = join(target.folder, 'neutron.sqlite');
  if (await hashFile(file)) throw notEmpty(file);
  const skipped = await restoreFiles(folder, manifest, target);
  const draft = join(target.folder, `.restoring-${process.pid}.sqlite`);
  try {
    const db = await connect({ file: draft });
    try {
      await fillStore(db, folder, manifest, onProgress);
    } finally {
      await db.close();
    }
    await rename(draft, file);
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(`${draft}${end}`, { force: true });
  }
  return { manifest, skipped };
}

const notEmpty = (what: string) =>
  new BackupError(
    `${what} is not empty. A backup is restored into an empty store only: nothing was changed.`,
  );

/** Tables as the backup's version had them, with its rows; the server migrates them forward at its next start. */
async function fillStore(
  db: Database,
  folder: string,
  manifest: Manifest,
  onProgress: Options['onProgress'],
): Promise<void> {
  await db.transaction(async (trx) => {
    await createTables(inTransaction(db, trx), manifest);
    // Migrations may have written rows; the backup has its own.
    for (const { name } of manifest.tables.toReversed()) await clearTable(trx, name);
    for (const [index, { name }] of manifest.tables.entries()) {
      await fillTable(trx, name, folder);
      onProgress?.(index + 1, manifest.tables.length);
    }
    await restoreSequences(trx, db, manifest.sequences);
  });
  await compareTables(db, manifest);
  await beginEpochs(db, manifest);
  // Makes the server build its search index again.
  await sql`update content_state set value = 0 where name in ('search_schema', 'staff_lists')`.execute(
    db.kysely,
  );
}

/** Open tabs know steps that this store does not have: from here on the same numbers mean other texts. */
async function beginEpochs({ kysely }: Database, { migrations }: Manifest): Promise<void> {
  await sql`insert into content_state (name, value) select 'restores', 0
    where not exists (select 1 from content_state where name = 'restores')`.execute(kysely);
  await sql`update content_state set value = value + 1 where name = 'restores'`.execute(kysely);
  // The migration of an older backup gives every draft an epoch at the next start.
  if (!migrations.some(({ service, name }) => service === 'content' && name === content036.name)) return;
  await sql`update content_drafts
    set epoch = ${randomUUID()}, epoch_step = step, epoch_at = ${Date.now()}`.execute(kysely);
}

/** The same store inside one transaction: tables and rows are there together or not at all. */
function inTransaction(db: Database, trx: Transaction<unknown>): Database {
  const inside: Database = {
    ...db,
    kysely: trx,
    transaction: (work) => work(trx),
    as: <Own>() => inside as unknown as Database<Own>,
  };
  return inside;
}

async function createTables(db: Database, { migrations }: Manifest): Promise<void> {
  for (const [service, known] of Object.entries(storeMigrations)) {
    const names = new Set(migrations.filter((one) => one.service === service).map(({ name }) => name));
    if (names.size > 0)
      await migrate(
        db,
        service,
        known.filter(({ name }) => names.has(name)),
      );
  }
}

async function clearTable(trx: Transaction<unknown>, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(trx);
}

/** Both databases limit the values of one statement, PostgreSQL to 65,535 and SQLite to 32,766. */
const valuesAtOnce = 30_000;
const rowsAtOnce = 500;

async function fillTable(trx: Transaction<unknown>, table: string, folder: string): Promise<void> {
  const own = trx as unknown as Kysely<Record<string, Row>>;
  let waiting: Row[] = [];
  const insert = async () => {
    if (waiting.length > 0) await own.insertInto(table).values(waiting).execute();
    waiting = [];
  };
  for await (const line of linesOf(join(folder, tableFile(table)))) {
    const row = readRow(line);
    waiting.push(row);
    if (waiting.length >= Math.min(rowsAtOnce, Math.floor(valuesAtOnce / Object.keys(row).length)))
      await insert();
  }
  await insert();
}

const linesOf = (path: string): AsyncIterable<string> =>
  readLines(createReadStream(path).pipe(createGunzip()).setEncoding('utf8'));

async function restoreSequences(
  trx: Transaction<unknown>,
  { dialect }: Database,
  sequences: Manifest['sequences'],
): Promise<void> {
  if (dialect === 'postgres') {
    for (const { table, column } of await countedColumns(trx)) {
      const last = sequences[table] ?? 0;
      if (last > 0)
        await sql`select setval(pg_get_serial_sequence(${table}, ${column})::regclass, ${last})`.execute(trx);
    }
    return;
  }
  for (const [table, last] of Object.entries(sequences)) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
    await sql`insert into sqlite_sequence (name, seq)
      select name, ${last} from sqlite_master where name = ${table} and sql like '%autoincrement%'`.execute(
      trx,
    );
  }
}

/** Reads back what was written: as many rows as the backup has, and the same. */
async function compareTables(db: Database, manifest: Manifest): Promise<void> {
  await readAtOneMoment(db, async (reader) => {
    for (const { name, rows, hash } of manifest.tables) {
      const counter = createRowCounter();
      for await (const row of reader.rows(name)) counter.add(writeRow(row));
      const found = counter.result();
      if (found.rows !== rows || found.hash !== hash)
        throw new BackupError(
          `The restored table ${name} differs from the backup (${found.rows} of ${rows} rows). Do not use this store.`,
        );
    }
  });
}

async function restoreFiles(
  folder: string,
  { files }: Manifest,
  { folder: data, originals }: RestoreTarget,
): Promise<string[]> {
  const skipped: string[] = [];
  for (const { path, sha256 } of files) {
    const source = join(folder, filesFolder, path);
    if (path.startsWith(`${originalsFolder}/`)) {
      await originals.put(path.slice(originalsFolder.length + 1), await readFile(source));
      continue;
    }
    const existing = await hashFile(join(data, path));
    if (!existing) await copyFile(source, join(data, path));
    else if (existing.sha256 !== sha256) skipped.push(path);
  }
  return skipped;
}
