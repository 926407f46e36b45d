import type { Migration } from '#database/migrate.ts';

/** Whether the checks that block run again when the story comes out. Plans of before and of imports were made without them. */
export const content033: Migration = {
  name: '033-checked-plans',
  async up({ schema }) {
    await schema
      .alterTable('content_stories')
      .addColumn('has_checked_plan', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
