import type { Migration } from '#database/migrate.ts';

/** Links to previews that staff sent to people without an account. */
export const content028: Migration = {
  name: '028-preview-links',
  async up({ schema }) {
    await schema
      .createTable('content_preview_links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('story_n', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer')
      .addColumn('page_at', 'bigint')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
    await schema
      .createIndex('content_preview_links_story')
      .on('content_preview_links')
      .column('story_n')
      .execute();
  },
};
