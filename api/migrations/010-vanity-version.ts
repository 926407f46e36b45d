import type { Migration } from '#database/migrate.ts';

/** Counts the saves of a vanity entry, so that an editor cannot overwrite a version they did not read. */
export const content010: Migration = {
  name: '010-vanity-version',
  async up(trx) {
    await trx.schema
      .alterTable('content_vanity')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
