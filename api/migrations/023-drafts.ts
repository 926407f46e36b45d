import type { Migration } from '#database/migrate.ts';

/** Working copies of stories, the steps that people wrote, and who is writing where (decisions 0170 and 0175). */
export const content023: Migration = {
  name: '023-drafts',
  async up(trx) {
    await trx.schema
      .createTable('content_drafts')
      .addColumn('story_n', 'integer', (column) => column.primaryKey())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('document', 'text')
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('schema_version', 'integer', (column) => column.notNull())
      .addColumn('base_version', 'integer', (column) => column.notNull())
      .addColumn('base_step', 'integer', (column) => column.notNull())
      .addColumn('is_ahead', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_by', 'text')
      .execute();
    await trx.schema
      .createTable('content_steps')
      .addColumn('story_n', 'integer', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('steps', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('schema_version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_steps_key', ['story_n', 'step'])
      .execute();
    await trx.schema.createIndex('content_steps_at').on('content_steps').column('at').execute();
    await trx.schema
      .createTable('content_presence')
      .addColumn('story_n', 'integer', (column) => column.notNull())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_presence_key', ['story_n', 'client_id'])
      .execute();
  },
};
