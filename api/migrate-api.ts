import type { Database } from '#database/connect.ts';
import { type Migrated, migrate } from '#database/migrate.ts';
import { migrateOutbox } from '#database/outbox.ts';
import { content001 } from './migrations/001-content-tables.ts';
import { content002 } from './migrations/002-search-documents.ts';
import { content004 } from './migrations/004-sitemaps.ts';

const migrations = [content001, content002, content004];

/** Brings the content tables, and the outbox their writes go through, up to date. */
export async function migrateApi(db: Database): Promise<Migrated[]> {
  return [await migrateOutbox(db), await migrate(db, 'content', migrations)];
}
