import { sql } from 'kysely';
import type { Migration } from '#database/migrate.ts';

/** Adds a write counter to vanity entries and a table of requested paths. */
export const content007: Migration = {
  name: '007-vanity-desk',
  async up(trx) {
    await sql`insert into content_state (name, value) values ('vanity', 1)`.execute(trx);
    await trx.schema
      .createTable('content_visits')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('total', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_visits_key', ['day', 'kind', 'path'])
      .execute();
  },
};
