import type { Migration } from '#database/migrate.ts';

/** Text that could not be merged is a note with its form. */
export const content037: Migration = {
  name: '037-note-passages',
  async up({ schema }) {
    await schema.alterTable('content_notes').addColumn('passage', 'text').execute();
  },
};
