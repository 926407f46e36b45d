import type { Migration } from '#database/migrate.ts';

/** The first shape of the search documents; `003-search-index` takes its place and fills it. */
export const content002: Migration = {
  name: '002-search-documents',
  async up(trx) {
    await trx.schema
      .createTable('content_search')
      .addColumn('story_n', 'bigint', (column) => column.primaryKey())
      .execute();
  },
};
