import type { Migration } from '#database/migrate.ts';

/** Who created a story, the roles of members of staff, and service accounts. */
export const content024: Migration = {
  name: '024-rights',
  async up({ schema }) {
    await schema.alterTable('content_stories').addColumn('created_by', 'text').execute();
    await schema
      .createIndex('content_stories_created_by')
      .on('content_stories')
      .columns(['created_by', 'updated_at'])
      .execute();
    await schema
      .createTable('content_staff')
      .addColumn('sub', 'text', (column) => column.primaryKey())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('sections', 'text')
      .addColumn('author_id', 'text')
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .execute();
    await schema
      .createTable('content_service_accounts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('sections', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();
  },
};
