import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { migrateApi } from '#api/migrate-api.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { connect, type Database } from '#database/connect.ts';

/**
 * A consistent snapshot of the store while `work` runs. SQLite: a copy beside the export, so that editors
 * do not wait; PostgreSQL: one repeatable-read transaction.
 */
export async function atOneMoment<T>(
  db: Database,
  folder: string,
  work: (kysely: Kysely<ContentTables>) => Promise<T>,
): Promise<T> {
  if (db.dialect === 'postgres' || !db.file)
    return db.as<ContentTables>().kysely.transaction().setIsolationLevel('repeatable read').execute(work);
  const copy = join(folder, `.copy-${process.pid}.sqlite`);
  try {
    const source = new Sqlite(db.file, { readonly: true });
    try {
      source.prepare('vacuum into ?').run(copy);
    } finally {
      source.close();
    }
    const still = await connect({ file: copy });
    try {
      await migrateApi(still);
      return await work(still.as<ContentTables>().kysely);
    } finally {
      await still.close();
    }
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(`${copy}${end}`, { force: true });
  }
}
