import { sql, type Transaction } from 'kysely';
import type { DialectName } from '#database/connect.ts';
import type { Migration } from '#database/migrate.ts';

/** Who saved a version and why, the work on a story, notes, saved views, deleted stories, and the lists of staff. */
export const content022: Migration = {
  name: '022-desk',
  async up(trx, dialect) {
    await addColumns(trx);
    await createNotes(trx);
    await createViews(trx);
    await createLists(trx, dialect);
    await sql`insert into content_state (name, value) values ('staff_lists', 0)`.execute(trx);
  },
};

/** SQLite adds one column with a statement. */
async function addColumns({ schema }: Transaction<unknown>): Promise<void> {
  for (const column of ['saved_by', 'reason', 'name', 'published_by'])
    await schema.alterTable('content_story_versions').addColumn(column, 'text').execute();
  for (const column of ['stage', 'assignee', 'priority', 'deleted_by'])
    await schema.alterTable('content_stories').addColumn(column, 'text').execute();
  for (const column of ['due_at', 'deleted_at'])
    await schema.alterTable('content_stories').addColumn(column, 'bigint').execute();
  await schema
    .alterTable('content_stories')
    .addColumn('has_embargo', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex('content_stories_deleted_at')
    .on('content_stories')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
}

async function createNotes({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('content_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('story_n', 'bigint', (column) => column.notNull().references('content_stories.n'))
    .addColumn('reply_to', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('anchor', 'text')
    .addColumn('assignee', 'text')
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('written_by', 'text')
    .addColumn('resolved_at', 'bigint')
    .addColumn('resolved_by', 'text')
    .execute();
  await schema
    .createIndex('content_notes_story')
    .on('content_notes')
    .columns(['story_n', 'written_at'])
    .execute();
}

async function createViews({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('content_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('is_shared', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('content_views_owner').on('content_views').column('owner').execute();
}

/** One row for each story and each filter it passes, with what it can be sorted by: a page of any list is one range. */
async function createLists(trx: Transaction<unknown>, dialect: DialectName): Promise<void> {
  const { schema } = trx;
  await schema
    .createTable('content_staff_entries')
    .addColumn('story_n', 'bigint', (column) => column.notNull())
    .addColumn('scope_n', 'bigint', (column) => column.notNull())
    .addColumn('saved', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('publish', 'bigint')
    .addColumn('title', dialect === 'postgres' ? sql`text collate "C"` : 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_staff_entries_key', ['story_n', 'scope_n'])
    .modifyEnd(dialect === 'postgres' ? sql`` : sql`without rowid`)
    .execute();
  for (const key of ['saved', 'title'])
    await schema
      .createIndex(`content_staff_entries_${key}`)
      .on('content_staff_entries')
      .columns(['scope_n', key, 'story_n'])
      .execute();
  // Most stories have no due time, and drafts have no publish time.
  for (const key of ['due', 'publish'])
    await schema
      .createIndex(`content_staff_entries_${key}`)
      .on('content_staff_entries')
      .columns(['scope_n', key, 'story_n'])
      .where(sql.ref(key), 'is not', null)
      .execute();
  await (dialect === 'postgres' ? createPostgresSearch(trx) : createSqliteSearch(trx));
}

/** Prefixes are stored for short fields alone: in bodies they would take more space than the words. */
async function createSqliteSearch(trx: Transaction<unknown>): Promise<void> {
  await sql`create virtual table content_staff_heads using fts5(
    words, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6',
    tokenize="unicode61 remove_diacritics 0")`.execute(trx);
  await sql`create virtual table content_staff_words using fts5(
    words, content='', contentless_delete=1, detail=none, tokenize="unicode61 remove_diacritics 0")`.execute(
    trx,
  );
}

/** Two tables: a search in headlines then reads short rows. */
async function createPostgresSearch(trx: Transaction<unknown>): Promise<void> {
  for (const table of ['content_staff_heads', 'content_staff_words']) {
    await sql`create table ${sql.table(table)} (story_n bigint primary key, words tsvector not null)`.execute(
      trx,
    );
    await sql`create index ${sql.ref(`${table}_words`)} on ${sql.table(table)} using gin (words)`.execute(
      trx,
    );
  }
}
