import type { Migration } from '#database/migrate.ts';

/** What the nightly checks found in published stories, and what links to other sites answered (decision 0199). */
export const content030: Migration = {
  name: '030-nightly-checks',
  async up({ schema }) {
    await schema
      .createTable('content_story_findings')
      .addColumn('story_n', 'integer', (column) => column.primaryKey())
      .addColumn('checked_at', 'bigint', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('findings', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('content_story_findings_total')
      .on('content_story_findings')
      .columns(['total', 'story_n'])
      .execute();
    await schema
      .createTable('content_outside_links')
      .addColumn('href', 'text', (column) => column.primaryKey())
      .addColumn('wanted_at', 'bigint', (column) => column.notNull())
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('moved_to', 'text')
      .execute();
    await schema
      .createIndex('content_outside_links_opened')
      .on('content_outside_links')
      .column('opened_at')
      .execute();
  },
};
