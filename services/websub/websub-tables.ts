import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

/** Times are milliseconds since 1970. */
export interface WebSubTables {
  /** Pings a hub has not received yet; one row per feed, however often it changed since. */
  websub_pings: { hub: string; topic: string; due_at: number; attempts: number; changes: number };
  /** The last event that became pings. */
  websub_cursor: { name: string; event_id: number };
}

export const webSubMigrations: readonly Migration[] = [
  {
    name: '001-pings',
    async up(trx) {
      await trx.schema
        .createTable('websub_pings')
        .addColumn('hub', 'text', (column) => column.notNull())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('changes', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('websub_pings_key', ['hub', 'topic'])
        .execute();
      await trx.schema.createIndex('websub_pings_due_at').on('websub_pings').column('due_at').execute();
      await trx.schema
        .createTable('websub_cursor')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('event_id', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
];

export const migrateWebSub = (db: Database): Promise<Migrated> => migrate(db, 'websub', webSubMigrations);
