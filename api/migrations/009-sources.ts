import type { Migration } from '#database/migrate.ts';

/** The sources of imported entries, so that a repeated import recognises them. */
export const content009: Migration = {
  name: '009-sources',
  async up(trx) {
    await trx.schema
      .createTable('content_sources')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('pictures_left', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_sources_key', ['source', 'kind', 'source_id'])
      .execute();
  },
};
