import { sql, type Transaction } from 'kysely';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { Migration } from '#database/migrate.ts';
import { buildTopics } from '../memory/directory.ts';
import { sitemapEntriesOf } from '../sitemap/sitemap-entries.ts';
import { insertSitemapEntries } from '../store/sitemap.ts';
import type { ContentTables } from '../tables/content-tables.ts';

const storiesAtOnce = 500;

/** Addresses for search engines, ready to be written out, and how many there are of each day. */
export const content004: Migration = {
  name: '004-sitemaps',
  async up(trx, dialect) {
    const clustered = dialect === 'postgres' ? sql`` : sql`without rowid`;
    await trx.schema
      .createTable('content_sitemap')
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('story_n', 'bigint', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('extra', 'text')
      .addPrimaryKeyConstraint('content_sitemap_key', ['slug', 'published_at', 'story_n'])
      .modifyEnd(clustered)
      .execute();
    await trx.schema.createIndex('content_sitemap_story_n').on('content_sitemap').column('story_n').execute();
    await trx.schema
      .createTable('content_sitemap_days')
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_sitemap_days_key', ['slug', 'day'])
      .modifyEnd(clustered)
      .execute();
    await addPublished(trx as Transaction<ContentTables>);
  },
};

/** Stories that were published before there were sitemaps. */
async function addPublished(trx: Transaction<ContentTables>): Promise<void> {
  const topics = buildTopics(await trx.selectFrom('content_topics').selectAll().orderBy('n').execute());
  const now = new Date();
  for (let last = 0; ; ) {
    const rows = await trx
      .selectFrom('content_published')
      .select(['n', 'published_at', 'doc'])
      .where('n', '>', last)
      .orderBy('n')
      .limit(storiesAtOnce)
      .execute();
    const entries = rows.map(({ n, published_at, doc }) =>
      sitemapEntriesOf(
        {
          n: Number(n),
          story: JSON.parse(doc) as StoryInput,
          publishedAt: new Date(Number(published_at)),
          now,
        },
        { topics },
      ),
    );
    await insertSitemapEntries(trx, entries);
    if (rows.length < storiesAtOnce) return;
    last = Number(rows.at(-1)?.n);
  }
}
