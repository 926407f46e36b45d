import type { Migration } from '#database/migrate.ts';

/** What rows of staff lists show of the newest version. The lists are made again at the next start, and this with them. */
export const content026: Migration = {
  name: '026-story-work',
  async up({ schema }) {
    await schema
      .createTable('content_staff_cards')
      .addColumn('story_n', 'bigint', (column) => column.primaryKey())
      .addColumn('doc', 'text', (column) => column.notNull())
      .execute();
  },
};
