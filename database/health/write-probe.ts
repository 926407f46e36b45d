import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Database } from '../connect.ts';
import { type Migrated, type Migration, migrate } from '../migrate.ts';

interface ProbeTables {
  write_probe: { id: number; padding: string };
}

/** More than a page of either database: the probe needs space that is not there yet, as a comment does. */
const padding = 'x'.repeat(20_000);

export const writeProbeMigrations: readonly Migration[] = [
  { name: '001-write-probe', up: (trx) => createProbe(trx.schema.createTable('write_probe')) },
  // Version 0.2 restored its backups without this table.
  {
    name: '002-write-probe-of-restored-stores',
    up: (trx) => createProbe(trx.schema.createTable('write_probe').ifNotExists()),
  },
];

const createProbe = (table: CreateTableBuilder<string, never>): Promise<void> =>
  table
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('padding', 'text', (column) => column.notNull())
    .execute();

export const migrateWriteProbe = (db: Database): Promise<Migrated> =>
  migrate(db, 'write-probe', writeProbeMigrations);

/** Writes something real and removes it. Throws the same errors as a reader's write. */
export async function probeWrite(db: Database): Promise<void> {
  await db.as<ProbeTables>().transaction(async (trx) => {
    const own: Kysely<ProbeTables> = trx;
    await own.deleteFrom('write_probe').execute();
    await own.insertInto('write_probe').values({ id: 1, padding }).execute();
    await own.deleteFrom('write_probe').execute();
  });
}
