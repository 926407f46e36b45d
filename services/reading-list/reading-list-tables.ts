import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

export interface ReadingListTables {
  /** A story on an account's reading list, or taken off it. */
  reading_list_entries: {
    sub: string;
    url: string;
    state: string;
    changed_at: number;
    title: string;
    section: string | null;
    picture: string | null;
    minutes: number | null;
    topic: string | null;
    author: string | null;
  };
}

const tables: Migration = {
  name: '001-reading-list',
  async up(trx) {
    await trx.schema
      .createTable('reading_list_entries')
      .addColumn('sub', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('section', 'text')
      .addColumn('picture', 'text')
      .addColumn('minutes', 'integer')
      .addColumn('topic', 'text')
      .addColumn('author', 'text')
      .addPrimaryKeyConstraint('reading_list_entries_key', ['sub', 'url'])
      .execute();
  },
};

export const readingListMigrations: readonly Migration[] = [tables];

export const migrateReadingList = (db: Database): Promise<Migrated> =>
  migrate(db, 'reading-list', readingListMigrations);
