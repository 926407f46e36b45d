import type { Migration } from '#database/migrate.ts';

/** Imports and what each of them added or changed: their reports, and what an undo removes. */
export const content019: Migration = {
  name: '019-import-runs',
  async up(trx) {
    await trx.schema
      .createTable('content_import_runs')
      .addColumn('n', 'integer', (column) => column.primaryKey())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('started_by', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('unchanged', 'integer', (column) => column.notNull())
      .addColumn('problem', 'text')
      .execute();
    await trx.schema
      .createTable('content_import_entries')
      .addColumn('run_n', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('target_id', 'text')
      .addColumn('owner_id', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('digest', 'text')
      .addColumn('is_clean', 'integer')
      .addColumn('words_before', 'integer', (column) => column.notNull())
      .addColumn('words_after', 'integer', (column) => column.notNull())
      .addColumn('words_lost', 'integer', (column) => column.notNull())
      .addColumn('preserved', 'integer', (column) => column.notNull())
      .addColumn('changed', 'integer', (column) => column.notNull())
      .addColumn('lost', 'integer', (column) => column.notNull())
      .addColumn('marked', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('undone', 'text')
      .addColumn('left_because', 'text')
      .addPrimaryKeyConstraint('content_import_entries_key', ['run_n', 'kind', 'source_id'])
      .execute();
    await trx.schema
      .createIndex('content_import_entries_owner')
      .on('content_import_entries')
      .columns(['run_n', 'owner_id'])
      .execute();
  },
};
