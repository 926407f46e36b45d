import type { Database } from '#database/connect.ts';
import { createEntryVersionsTable } from '#database/entry-versions.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';
import type { CountedEvent } from './wire.ts';

/** Counts of deliveries. Nothing here tells who a reader is or where a request came from. */
export interface AdTables {
  ad_counts: {
    /** `2026-11-15` */
    day: string;
    line_item_id: number;
    creative_id: number;
    place: string;
    kind: CountedEvent;
    total: number;
  };
  /** Events counted already, stored for as long as they could be repeated. */
  ad_counted: { nonce: string; kind: CountedEvent; at: number };
  /** How often a reader who agreed to it saw a line item, by the hour. */
  ad_frequency: { reader: string; line_item_id: number; hour: number; total: number };
}

const counts: Migration = {
  name: '012-counts',
  async up(trx) {
    await trx.schema
      .createTable('ad_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('line_item_id', 'integer', (column) => column.notNull())
      .addColumn('creative_id', 'integer', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('total', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ad_counts_key', ['day', 'line_item_id', 'creative_id', 'place', 'kind'])
      .execute();
    await trx.schema
      .createTable('ad_counted')
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ad_counted_key', ['nonce', 'kind'])
      .execute();
    await trx.schema.createIndex('ad_counted_at').on('ad_counted').column('at').execute();
    await trx.schema
      .createTable('ad_frequency')
      .addColumn('reader', 'text', (column) => column.notNull())
      .addColumn('line_item_id', 'integer', (column) => column.notNull())
      .addColumn('hour', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ad_frequency_key', ['reader', 'line_item_id', 'hour'])
      .execute();
    await trx.schema.createIndex('ad_frequency_hour').on('ad_frequency').column('hour').execute();
  },
};

/** The saved versions of line items. */
const entryVersions: Migration = {
  name: '013-entry-versions',
  up: (trx) => createEntryVersionsTable(trx, adVersionsTable),
};
export const adVersionsTable = 'ad_entry_versions';

export const adMigrations: readonly Migration[] = [counts, entryVersions];

export const migrateAds = (db: Database): Promise<Migrated> => migrate(db, 'ads', adMigrations);
