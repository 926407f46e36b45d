import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

export interface AuditTables {
  audit_entries: {
    /** 1, 2, 3 … without a gap. */
    number: number;
    at: number;
    /** An account's `sub`, `staff token`, or `nobody`. */
    who: string;
    what: string;
    /** What it was done to. */
    about: string;
    /** JSON. */
    detail: string;
    /** Over this entry and the mark of the one before. */
    mark: string;
  };
}

const entries: Migration = {
  name: '013-entries',
  async up(trx) {
    await trx.schema
      .createTable('audit_entries')
      .addColumn('number', 'bigint', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('mark', 'text', (column) => column.notNull())
      .execute();
  },
};

export const migrateAudit = (db: Database): Promise<Migrated> => migrate(db, 'audit', [entries]);
