import { sql } from 'kysely';
import type { Migration } from '#database/migrate.ts';

/** Accounts see a picture if they uploaded its file, or may see a story or a working copy that shows it. */
export const content034: Migration = {
  name: '034-picture-visibility',
  async up(trx) {
    await trx.schema
      .createTable('content_picture_uploads')
      .addColumn('picture_n', 'bigint', (column) => column.notNull())
      .addColumn('sub', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_picture_uploads_key', ['picture_n', 'sub'])
      .execute();
    await trx.schema
      .createTable('content_draft_pictures')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('story_n', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_draft_pictures_key', ['source', 'story_n'])
      .execute();
    await trx.schema
      .createIndex('content_draft_pictures_story_n')
      .on('content_draft_pictures')
      .column('story_n')
      .execute();
    // Few stories have an embargo, and every list of pictures asks for them.
    await sql`create index content_stories_embargoed on content_stories (n) where has_embargo = 1`.execute(
      trx,
    );
  },
};
