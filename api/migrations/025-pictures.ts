import type { Migration } from '#database/migrate.ts';

/** The library of pictures, and the stories that show them. */
export const content025: Migration = {
  name: '025-pictures',
  async up(trx, dialect) {
    const pictures = trx.schema.createTable('content_pictures');
    await (dialect === 'postgres'
      ? pictures.addColumn('n', 'bigserial', (column) => column.primaryKey())
      : pictures.addColumn('n', 'integer', (column) => column.primaryKey().autoIncrement())
    )
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('source', 'text', (column) => column.notNull().unique())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('bytes', 'integer')
      .addColumn('color', 'text')
      .addColumn('hash', 'text')
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('is_described', 'integer', (column) => column.notNull())
      .addColumn('rights_until', 'bigint')
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addColumn('added_by', 'text')
      .addColumn('doc', 'text', (column) => column.notNull())
      .execute();
    await trx.schema
      .createIndex('content_pictures_rights_until')
      .on('content_pictures')
      .column('rights_until')
      .execute();
    await trx.schema
      .createTable('content_picture_hashes')
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('picture_n', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_picture_hashes_key', ['part', 'picture_n'])
      .execute();
    await trx.schema
      .createTable('content_picture_uses')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('story_n', 'bigint', (column) => column.notNull())
      .addColumn('is_published', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_picture_uses_key', ['source', 'story_n', 'is_published'])
      .execute();
    await trx.schema
      .createIndex('content_picture_uses_story_n')
      .on('content_picture_uses')
      .column('story_n')
      .execute();
  },
};
