import type { Migration } from '#database/migrate.ts';

/** Whether an offer of the product names a price. The lists of staff are made again at the next start, and this with them. */
export const content032: Migration = {
  name: '032-priced-products',
  async up({ schema }) {
    await schema
      .alterTable('content_staff_products')
      .addColumn('has_price', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
