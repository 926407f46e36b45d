import { sql } from 'kysely';
import type { Migration } from '#database/migrate.ts';

/** What lists show of working copies, and since when a working copy has changes that they do not show (decision 0207). */
export const content035: Migration = {
  name: '035-draft-summaries',
  async up(trx) {
    await trx.schema
      .createTable('content_draft_summaries')
      .addColumn('story_n', 'bigint', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('word_count', 'integer')
      .addColumn('picture', 'text')
      .addColumn('heads', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .execute();
    await trx.schema.alterTable('content_drafts').addColumn('unlisted_since', 'bigint').execute();
    await sql`update content_drafts set unlisted_since = changed_at where is_ahead = 1`.execute(trx);
    // Few working copies change at a time, and every pause in writing asks for them.
    await sql`create index content_drafts_unlisted on content_drafts (story_n)
      where unlisted_since is not null`.execute(trx);
  },
};
