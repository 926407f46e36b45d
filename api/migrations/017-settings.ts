import { sql } from 'kysely';
import type { Migration } from '#database/migrate.ts';

/** Settings that staff change while the site runs: every version of each, the newest counts. */
export const content017: Migration = {
  name: '017-settings',
  async up(trx) {
    await trx.schema
      .createTable('content_settings')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_by', 'text')
      .addPrimaryKeyConstraint('content_settings_key', ['id', 'version'])
      .execute();
    await sql`insert into content_state (name, value) values ('settings', 0)`.execute(trx);
  },
};
