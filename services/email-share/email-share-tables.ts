import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

export interface EmailShareTables {
  /** Senders and recipients of a day, as digests: they can be counted but not read. */
  email_share_sends: { id: string; caller: string; recipient: string; at: number };
}

const sends: Migration = {
  name: '005-sends',
  async up(trx) {
    await trx.schema
      .createTable('email_share_sends')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('caller', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    for (const column of ['caller', 'recipient', 'at'] as const) {
      await trx.schema
        .createIndex(`email_share_sends_${column}`)
        .on('email_share_sends')
        .column(column)
        .execute();
    }
  },
};

export const emailShareMigrations: readonly Migration[] = [sends];

export const migrateEmailShare = (db: Database): Promise<Migrated> =>
  migrate(db, 'email-share', emailShareMigrations);
