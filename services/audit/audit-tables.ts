import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

export interface AuditTables {
  audit_entries: {
    /** 1, 2, 3 … without a gap. */
    number: number;
    at: number;
    /** An alias of an account, `staff token`, or `nobody`. */
    who: string;
    what: string;
    /** What it was done to; a member by the alias. */
    about: string;
    /** JSON. */
    detail: string;
    /** Over this entry and the mark of the one before. */
    mark: string;
  };
  /** Which alias stands for which account. Without its row an alias leads to nobody: that is how members are forgotten. */
  audit_members: { sub: string; alias: string };
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

const members: Migration = {
  name: '014-members',
  async up(trx) {
    await trx.schema
      .createTable('audit_members')
      .addColumn('sub', 'text', (column) => column.primaryKey())
      .addColumn('alias', 'text', (column) => column.notNull().unique())
      .execute();
    await trx.schema.createIndex('audit_entries_who').on('audit_entries').column('who').execute();
    await trx.schema.createIndex('audit_entries_about').on('audit_entries').column('about').execute();
  },
};

export const migrateAudit = (db: Database): Promise<Migrated> => migrate(db, 'audit', [entries, members]);
