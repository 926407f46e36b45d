import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

export interface BotCheckTables {
  /** Used answers, stored until they expire. */
  bot_check_spent: { answer: string; expires_at: number };
}

const spent: Migration = {
  name: '005-spent',
  async up(trx) {
    await trx.schema
      .createTable('bot_check_spent')
      .addColumn('answer', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await trx.schema
      .createIndex('bot_check_spent_expires')
      .on('bot_check_spent')
      .column('expires_at')
      .execute();
  },
};

export const botCheckMigrations: readonly Migration[] = [spent];

export const migrateBotCheck = (db: Database): Promise<Migrated> =>
  migrate(db, 'bot-check', botCheckMigrations);
