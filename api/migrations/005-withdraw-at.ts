import type { Migration } from '#database/migrate.ts';

/** When a story is withdrawn; `publish_at` is when it is published. */
export const content005: Migration = {
  name: '005-withdraw-at',
  async up(trx) {
    await trx.schema.alterTable('content_stories').addColumn('withdraw_at', 'bigint').execute();
    await trx.schema
      .createIndex('content_stories_withdraw_at')
      .on('content_stories')
      .column('withdraw_at')
      .execute();
  },
};
