import type { Migration } from '#database/migrate.ts';

/** Products that newest versions name. The lists of staff are made again at the next start, and this with them. */
export const content031: Migration = {
  name: '031-staff-products',
  async up({ schema }) {
    await schema
      .createTable('content_staff_products')
      .addColumn('position', 'bigint', (column) => column.primaryKey())
      .addColumn('story_n', 'bigint', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('content_staff_products_story_n')
      .on('content_staff_products')
      .column('story_n')
      .execute();
    await schema
      .createIndex('content_staff_products_name')
      .on('content_staff_products')
      .columns(['name', 'position'])
      .execute();
  },
};
