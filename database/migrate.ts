import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, DialectName } from './connect.ts';

export interface Migration {
  /** Sorts by age, e.g. `001-stories`. Never renamed once released. */
  name: string;
  up(trx: Transaction<unknown>, dialect: DialectName): Promise<void>;
}

export interface Migrated {
  service: string;
  applied: string[];
}

interface MigrationTables {
  migrations: { service: string; name: string; at: string };
}

/** Any number; the same in every process that migrates. */
const lockNumber = 712_019_001;

/**
 * Applies the new migrations of a service, all in one transaction or none. Two processes that start at once are
 * serialised, and the second finds nothing to do.
 */
export async function migrate(
  db: Database,
  service: string,
  migrations: readonly Migration[],
): Promise<Migrated> {
  return db.transaction(async (trx) => {
    if (db.dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(trx);
    const own = trx as unknown as Kysely<MigrationTables>;
    await own.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('migrations_key', ['service', 'name'])
      .execute();
    if (await hasFormerColumn(trx, db.dialect))
      await own.schema.alterTable('migrations').renameColumn(formerColumn, 'service').execute();
    const rows = await own.selectFrom('migrations').select('name').where('service', '=', service).execute();
    const done = new Set(rows.map((row) => row.name));
    const applied: string[] = [];
    for (const migration of migrations) {
      if (done.has(migration.name)) continue;
      try {
        await migration.up(trx, db.dialect);
      } catch (cause) {
        throw new Error(`Migration ${service}/${migration.name} failed: ${messageOf(cause)}`, { cause });
      }
      await own
        .insertInto('migrations')
        .values({ service, name: migration.name, at: new Date().toISOString() })
        .execute();
      applied.push(migration.name);
    }
    return { service, applied };
  });
}

/** The name of the column `service` in stores that version 0.1 created. */
const formerColumn = 'room';

async function hasFormerColumn(trx: Transaction<unknown>, dialect: DialectName): Promise<boolean> {
  const { rows } = await (dialect === 'postgres'
    ? sql`select 1 from information_schema.columns where table_schema = current_schema()
        and table_name = 'migrations' and column_name = ${formerColumn}`
    : sql`select 1 from pragma_table_info('migrations') where name = ${formerColumn}`
  ).execute(trx);
  return rows.length > 0;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
