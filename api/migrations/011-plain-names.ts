import type { Migration } from '#database/migrate.ts';
import { renameTable } from '#database/rename.ts';

/** Page views and the number of searches get the names that the code uses. */
export const content011: Migration = {
  name: '011-plain-names',
  async up(trx, dialect) {
    await renameTable(trx, dialect, 'content_visits', 'content_page_views');
    await trx.schema.alterTable('content_search_queries').renameColumn('asked', 'total').execute();
  },
};
