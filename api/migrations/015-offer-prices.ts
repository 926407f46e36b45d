import type { Migration } from '#database/migrate.ts';

/** The price history of offers. Offers of many stories may have one address, so it belongs to none of them. */
export const content015: Migration = {
  name: '015-offer-prices',
  async up(trx) {
    await trx.schema
      .createTable('content_offer_prices')
      .addColumn('offer', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('price', 'double precision')
      .addColumn('checked_at', 'bigint', (column) => column.notNull())
      .addColumn('is_reachable', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_offer_prices_key', ['offer', 'day'])
      .execute();
  },
};
