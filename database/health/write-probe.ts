import type { Kysely } from 'kysely';
import type { Database } from '../connect.ts';
import { type Migrated, migrate } from '../migrate.ts';

interface ProbeTables {
  write_probe: { id: number; padding: string };
}

/** More than a page of either database: the probe needs space that is not there yet, as a comment does. */
const padding = 'x'.repeat(20_000);

export const migrateWriteProbe = (db: Database): Promise<Migrated> =>
  migrate(db, 'write-probe', [
    {
      name: '001-write-probe',
      async up(trx) {
        await trx.schema
          .createTable('write_probe')
          .addColumn('id', 'integer', (column) => column.primaryKey())
          .addColumn('padding', 'text', (column) => column.notNull())
          .execute();
      },
    },
  ]);

/** Writes something real and removes it. Throws the same errors as a reader's write. */
export async function probeWrite(db: Database): Promise<void> {
  await db.as<ProbeTables>().transaction(async (trx) => {
    const own: Kysely<ProbeTables> = trx;
    await own.deleteFrom('write_probe').execute();
    await own.insertInto('write_probe').values({ id: 1, padding }).execute();
    await own.deleteFrom('write_probe').execute();
  });
}
