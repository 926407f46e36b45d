import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';
import { renameTable } from '#database/rename.ts';

export interface AuditTables {
  audit_entries: {
    /** 1, 2, 3 … without a gap. */
    number: number;
    at: number;
    /** An alias of an account, `staff token`, or `unknown`; aliases that version 0.1 issued begin with `member-`. */
    who: string;
    what: string;
    /** The object of the action; users by their alias. */
    about: string;
    /** JSON. */
    detail: string;
    /** HMAC over this entry and the previous mark. */
    mark: string;
  };
  /** Aliases of accounts. Deleting the row erases the user: the alias can no longer be traced to an account. */
  audit_aliases: { sub: string; alias: string };
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

const aliases: Migration = {
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

const plainNames: Migration = {
  name: '015-plain-names',
  up: (trx, dialect) => renameTable(trx, dialect, 'audit_members', 'audit_aliases'),
};

export const auditMigrations: readonly Migration[] = [entries, aliases, plainNames];

export const migrateAudit = (db: Database): Promise<Migrated> => migrate(db, 'audit', auditMigrations);
