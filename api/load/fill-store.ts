import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { appendEvent } from '#database/outbox.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { clearSearchDocuments } from '../search/stored-documents.ts';
import { clearStaffLists } from '../staff-lists/ensure-staff-lists.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { bumpRevision } from '../store/revisions.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { isEmpty } from './is-empty.ts';

interface StoreFill<Places> {
  now: Date;
  /** Replaces the stored publication. Without it, a store that has stories is not touched. */
  replace: boolean;
  /** Everything but the stories, in the transaction that empties the store. */
  open(trx: ContentTransaction): Promise<Places>;
  /** Loads the stories in several transactions; returns the highest number. */
  load(places: Places): Promise<{ lastN: number }>;
  close(trx: ContentTransaction, places: Places): Promise<void>;
}

/**
 * Fills an empty store. If loading fails, everything loaded so far is removed. A flag in the store marks the load as
 * unfinished, so that a process killed in between leaves an empty store and not half a publication.
 */
export async function fillStore<Places>(db: Database<ContentTables>, fill: StoreFill<Places>): Promise<void> {
  if (!fill.replace && !(await isEmpty(db as unknown as Database)))
    throw new Error('The store already holds a publication');
  try {
    const places = await db.transaction(async (trx) => {
      await clear(trx);
      await setLoading(trx, 1);
      return fill.open(trx);
    });
    const { lastN } = await fill.load(places);
    await db.transaction(async (trx) => {
      await fill.close(trx, places);
      if (db.dialect === 'postgres')
        await sql`select setval(pg_get_serial_sequence('content_stories', 'n'), ${lastN + 1}, false)`.execute(
          trx,
        );
      await setLoading(trx, 0);
      await finish(trx, db.dialect, fill.now);
    });
    if (db.dialect === 'postgres') await analyzeTables(db.kysely);
  } catch (error) {
    await db.transaction(async (trx) => {
      await clear(trx);
      await setLoading(trx, 0);
      await finish(trx, db.dialect, fill.now);
    });
    throw error;
  }
}

/** Updates the statistics of the query planner for the tables that were filled; others have not changed. */
async function analyzeTables(db: ContentDb): Promise<void> {
  const tables = [
    ...tablesInOrder,
    'content_search',
    'content_search_words',
    'content_search_index',
    'content_staff_entries',
    'content_staff_heads',
    'content_staff_words',
  ];
  await sql`analyze ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db);
}

async function finish(trx: ContentTransaction, dialect: Database['dialect'], at: Date): Promise<void> {
  await bumpRevision(trx, ['content', 'directory', 'vanity']);
  await appendEvent(trx, dialect, {
    kind: 'imported',
    entity: 'publication',
    entityId: 'all',
    keys: [keys.everything],
    at,
  });
}

/** Rows that name others before the rows they name. */
const tablesInOrder = [
  'content_former_slugs',
  'content_published',
  'content_story_versions',
  'content_stories',
  'content_popularity',
  'content_entries',
  'content_scopes',
  'content_listicles',
  'content_review_cards',
  'content_products',
  'content_offers',
  'content_offer_prices',
  'content_sitemap',
  'content_sitemap_days',
  'content_topics',
  'content_authors',
  'content_tags',
  'content_layouts',
  'content_links',
  'content_texts',
  'content_trends',
  'content_newsletters',
  'content_breaking',
  'content_entry_versions',
  'content_vanity',
  'content_pictures',
  'content_picture_hashes',
  'content_picture_uses',
  'content_picture_uploads',
  'content_draft_pictures',
  'content_sources',
  'content_import_entries',
  'content_import_runs',
] as const satisfies readonly (keyof ContentTables)[];

async function clear(db: ContentDb): Promise<void> {
  await clearSearchDocuments(db);
  await clearStaffLists(db);
  for (const table of tablesInOrder) await db.deleteFrom(table).execute();
}

async function setLoading(db: ContentDb, value: 0 | 1): Promise<void> {
  await db.updateTable('content_state').set({ value }).where('name', '=', 'loading').execute();
}
