import { sql, type Transaction } from 'kysely';
import type { Migration } from '#database/migrate.ts';

/**
 * Documents as they are read, the index of their stems, the vocabulary and what readers ask for. The index is what
 * the dialects do differently: FTS5 tables that keep no text of their own, or `tsvector` columns.
 */
export const content003: Migration = {
  name: '003-search-index',
  async up(trx, dialect) {
    const { schema } = trx;
    await schema.dropTable('content_search').execute();
    const numbers = schema
      .createTable('content_search')
      .addColumn('story_n', dialect === 'postgres' ? 'bigint' : 'integer', (column) => column.primaryKey())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull());
    const texts = ['title', 'dek', 'topics', 'tags', 'authors', 'products', 'topic_slugs', 'author_keys'];
    // The long text is the last column: reading the others does not have to skip it.
    await ['type', 'kind', ...texts, 'body']
      .reduce((table, name) => table.addColumn(name, 'text', (column) => column.notNull()), numbers)
      .execute();
    await schema.createIndex('content_search_revision').on('content_search').column('revision').execute();

    await schema
      .createTable('content_search_words')
      .addColumn('word', 'text', (column) => column.primaryKey())
      .addColumn('stem', 'text', (column) => column.notNull())
      .addColumn('documents', 'integer', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('content_search_words_revision')
      .on('content_search_words')
      .column('revision')
      .execute();
    await schema
      .createTable('content_search_queries')
      .addColumn('query', 'text', (column) => column.primaryKey())
      .addColumn('asked', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into content_state (name, value) values ('search', 0), ('search_cleared', 0), ('search_schema', 0)`.execute(
      trx,
    );
    await (dialect === 'postgres' ? addPostgresIndex(trx) : addSqliteIndex(trx));
  },
};

async function addSqliteIndex(trx: Transaction<unknown>): Promise<void> {
  // The words come as stems of letters and digits; the tokenizer has nothing left to decide.
  await sql`create virtual table content_search_index using fts5(
    title, dek, topics, tags, authors, products, body,
    content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0")`.execute(trx);
  await sql`create virtual table content_search_titles using fts5(
    title, content='', contentless_delete=1, columnsize=1, prefix='1 2 3',
    tokenize="unicode61 remove_diacritics 0")`.execute(trx);
}

async function addPostgresIndex(trx: Transaction<unknown>): Promise<void> {
  await sql`create table content_search_index (
    story_n bigint primary key, document tsvector not null, title tsvector not null)`.execute(trx);
  await sql`create index content_search_index_document on content_search_index using gin (document)`.execute(
    trx,
  );
  await sql`create index content_search_index_title on content_search_index using gin (title)`.execute(trx);
  await sql`create index content_search_words_stem on content_search_words (stem)`.execute(trx);
  await sql`create index content_search_words_word on content_search_words (word text_pattern_ops)`.execute(
    trx,
  );
}
