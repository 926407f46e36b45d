import { type CreateTableBuilder, sql, type Transaction } from 'kysely';
import type { DialectName } from '#database/connect.ts';
import type { Migration } from '#database/migrate.ts';

export const content001: Migration = {
  name: '001-content-tables',
  async up(trx, dialect) {
    const tables = tableHelpers(trx, dialect);
    await createStoryTables(tables);
    await createStreamTables(tables);
    await createProductTables(tables);
    await createDirectoryTables(tables);
    await createSiteTables(tables);
    await createStateTable(tables);
  },
};

type Tables = ReturnType<typeof tableHelpers>;

/** The two things that the dialects write differently: counting ids, and a table that is its own index. */
function tableHelpers(trx: Transaction<unknown>, dialect: DialectName) {
  const { schema } = trx;
  return {
    trx,
    schema,
    counted: <T extends string>(table: CreateTableBuilder<T, never>) =>
      dialect === 'postgres'
        ? table.addColumn('n', 'bigserial', (column) => column.primaryKey())
        : table.addColumn('n', 'integer', (column) => column.primaryKey().autoIncrement()),
    clustered: dialect === 'postgres' ? sql`` : sql`without rowid`,
    integerKey: dialect === 'postgres' ? ('bigint' as const) : ('integer' as const),
    index(table: string, columns: string[], unique = false) {
      const made = schema
        .createIndex(`${table}_${columns.join('_')}`)
        .on(table)
        .columns(columns);
      return (unique ? made.unique() : made).execute();
    },
  };
}

/** Stories, their versions, and the published version that readers get. */
async function createStoryTables({ schema, counted, clustered, integerKey, index }: Tables): Promise<void> {
  await counted(schema.createTable('content_stories'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('published_version', 'integer')
    .addColumn('publish_at', 'bigint')
    .addColumn('published_at', 'bigint')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await index('content_stories', ['id'], true);
  await index('content_stories', ['type', 'slug'], true);
  await index('content_stories', ['state', 'publish_at']);
  await index('content_stories', ['updated_at']);
  await index('content_stories', ['state', 'updated_at']);
  await index('content_stories', ['type', 'updated_at']);
  await index('content_stories', ['state', 'type', 'updated_at']);

  await schema
    .createTable('content_story_versions')
    .addColumn('story_n', 'bigint', (column) => column.notNull().references('content_stories.n'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_story_versions_key', ['story_n', 'version'])
    .execute();

  await schema
    .createTable('content_published')
    .addColumn('n', integerKey, (column) => column.primaryKey().references('content_stories.n'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('section', 'text')
    .addColumn('article_type', 'text')
    .addColumn('layout_name', 'text')
    .addColumn('is_sponsored', 'integer', (column) => column.notNull())
    .addColumn('has_parts', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .execute();
  await index('content_published', ['id'], true);
  await index('content_published', ['slug', 'type'], true);

  await schema
    .createTable('content_popularity')
    .addColumn('story_n', integerKey, (column) => column.primaryKey())
    .addColumn('score', 'integer', (column) => column.notNull())
    .execute();

  await schema
    .createTable('content_former_slugs')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('story_n', 'bigint', (column) => column.notNull().references('content_stories.n'))
    .addPrimaryKeyConstraint('content_former_slugs_key', ['slug', 'type'])
    .modifyEnd(clustered)
    .execute();
}

/** Which stories belong to which stream (a topic, an author, a section …), newest first. */
async function createStreamTables({ schema, counted, clustered, index }: Tables): Promise<void> {
  await counted(schema.createTable('content_scopes'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .execute();
  await index('content_scopes', ['name'], true);

  await schema
    .createTable('content_entries')
    .addColumn('scope_n', 'bigint', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('story_n', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('is_sponsored', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_entries_key', ['scope_n', 'published_at', 'story_n'])
    .modifyEnd(clustered)
    .execute();
  await index('content_entries', ['story_n']);
}

/** The parts of a story: listicle items, review cards, products and their offers. */
async function createProductTables({ schema }: Tables): Promise<void> {
  for (const table of ['content_listicles', 'content_review_cards'])
    await schema
      .createTable(table)
      .addColumn('story_n', 'bigint', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['story_n', 'position'])
      .execute();
  await schema
    .createTable('content_products')
    .addColumn('story_n', 'bigint', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('owner_position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('doc', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_products_key', ['story_n', 'owner', 'owner_position'])
    .execute();
  await schema
    .createTable('content_offers')
    .addColumn('story_n', 'bigint', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('owner_position', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('merchant', 'text')
    .addColumn('price', 'double precision')
    .addColumn('doc', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_offers_key', ['story_n', 'owner', 'owner_position', 'position'])
    .execute();
}

/** Topics, authors and tags. */
async function createDirectoryTables({ schema, counted, index }: Tables): Promise<void> {
  await counted(schema.createTable('content_topics'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('parent_slug', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .execute();
  await index('content_topics', ['slug'], true);
  await index('content_topics', ['id'], true);
  await counted(schema.createTable('content_authors'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .execute();
  await index('content_authors', ['id'], true);
  await counted(schema.createTable('content_tags'))
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await index('content_tags', ['slug'], true);
}

/** Layout definitions, link lists, texts, newsletters, trends, breaking news and vanity entries. */
async function createSiteTables({ schema, index }: Tables): Promise<void> {
  await schema
    .createTable('content_layouts')
    .addColumn('page_type', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_layouts_key', ['page_type', 'slug'])
    .execute();
  await schema
    .createTable('content_links')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_links_key', ['name', 'edition'])
    .execute();
  for (const table of ['content_texts', 'content_newsletters'])
    await schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('doc', 'text', (column) => column.notNull())
      .execute();
  await schema
    .createTable('content_trends')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('content_breaking')
    .addColumn('edition', 'text', (column) => column.primaryKey())
    .addColumn('story_n', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('content_vanity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url_path', 'text', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .execute();
  await index('content_vanity', ['url_path'], true);
}

/** Counters that rise with each change of content. */
async function createStateTable({ trx, schema }: Tables): Promise<void> {
  await schema
    .createTable('content_state')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into content_state (name, value) values ('content', 1), ('directory', 1), ('loading', 0)`.execute(
    trx,
  );
}
