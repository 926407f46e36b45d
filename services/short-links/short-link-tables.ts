import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

export interface ShortLinkTables {
  short_links: { code: string; path: string; created_at: number };
}

const links: Migration = {
  name: '005-links',
  async up(trx) {
    await trx.schema
      .createTable('short_links')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const shortLinkMigrations: readonly Migration[] = [links];

export const migrateShortLinks = (db: Database): Promise<Migrated> =>
  migrate(db, 'short-links', shortLinkMigrations);
