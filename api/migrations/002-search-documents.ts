import type { Transaction } from 'kysely';
import type { Migration } from '#database/migrate.ts';
import { buildTopics } from '../memory/directory.ts';
import type { StoryCard } from '../present/card.ts';
import { searchDocumentOf } from '../search/search-document.ts';
import { insertRows } from '../store/insert-rows.ts';
import type { ContentTables } from '../tables/content-tables.ts';

const storiesAtOnce = 500;

/** What search reads, apart from the stories themselves: a look at every row must stay short. */
export const content002: Migration = {
  name: '002-search-documents',
  async up(trx) {
    await trx.schema
      .createTable('content_search')
      .addColumn('story_n', 'bigint', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('dek', 'text', (column) => column.notNull())
      .addColumn('topics', 'text', (column) => column.notNull())
      .execute();
    await addPublished(trx as Transaction<ContentTables>);
  },
};

/** Stories that were published before there was a search. */
async function addPublished(trx: Transaction<ContentTables>): Promise<void> {
  const topics = buildTopics(await trx.selectFrom('content_topics').selectAll().orderBy('n').execute());
  for (let last = 0; ; ) {
    const rows = await trx
      .selectFrom('content_published')
      .select(['n', 'card'])
      .where('n', '>', last)
      .orderBy('n')
      .limit(storiesAtOnce)
      .execute();
    const documents = rows.flatMap(
      ({ n, card }) => searchDocumentOf(Number(n), JSON.parse(card) as StoryCard, topics) ?? [],
    );
    await insertRows(trx, 'content_search', documents);
    if (rows.length < storiesAtOnce) return;
    last = Number(rows.at(-1)?.n);
  }
}
