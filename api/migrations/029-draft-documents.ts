import { sql } from 'kysely';
import type { Migration } from '#database/migrate.ts';

/**
 * The document of a draft in a table of its own: SQLite writes a whole row again when one number in it changes, and a
 * document has a thousand times the bytes of the rest (decision 0198).
 */
export const content029: Migration = {
  name: '029-draft-documents',
  async up(trx) {
    await trx.schema
      .createTable('content_draft_documents')
      .addColumn('story_n', 'integer', (column) => column.primaryKey())
      .addColumn('document', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into content_draft_documents (story_n, document)
      select story_n, document from content_drafts where document is not null`.execute(trx);
    await trx.schema.alterTable('content_drafts').dropColumn('document').execute();
  },
};
