import { sql } from 'kysely';
import { defaultEdition } from '#content/limits.ts';
import type { PublicationSeed } from '#content/seed.ts';
import type { Database } from '#database/connect.ts';
import { appendEvent } from '#database/outbox.ts';
import { keys } from '../lists/surrogate-keys.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { bumpRevision } from '../store/revisions.ts';
import { clearSearchDocuments } from '../store/search-documents.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { loadDirectory } from './load-directory.ts';
import { loadStories } from './load-stories.ts';
import { SeedError } from './seed-error.ts';
import { isEmpty } from './store-facts.ts';

export interface ImportOptions {
  now: Date;
  onProgress?: ((loaded: number, total: number) => void) | undefined;
  /** Stories per transaction. */
  batchSize?: number;
  ownDomains?: readonly string[];
  /** Takes the place of what is there. Without it a store that has stories is left alone. */
  replace?: boolean;
}

/**
 * Loads a whole publication. It is checked while it is loaded; when anything is wrong, what was loaded so far is
 * taken out again and the error names the story and the field. A mark in the store says that loading goes on, so
 * that a process killed in between leaves an empty store and not half a publication.
 */
export async function importPublication(
  database: Database,
  seed: PublicationSeed,
  options: ImportOptions,
): Promise<number> {
  const db = database.as<ContentTables>();
  if (!options.replace && !(await isEmpty(database)))
    throw new Error('The store already holds a publication');
  const { now, onProgress, batchSize = 250, ownDomains = [] } = options;
  try {
    const places = await db.transaction(async (trx) => {
      await clear(trx);
      await setLoading(trx, 1);
      return loadDirectory(trx, seed, ownDomains);
    });
    const loaded = await loadStories(db, seed, places, { now, onProgress, batchSize, ownDomains });
    places.settle();
    await db.transaction(async (trx) => {
      await setBreaking(trx, seed);
      if (db.dialect === 'postgres')
        await sql`select setval(pg_get_serial_sequence('content_stories', 'n'), ${loaded + 1}, false)`.execute(
          trx,
        );
      await setLoading(trx, 0);
      await finish(trx, db.dialect, now);
    });
    if (db.dialect === 'postgres') await sql`analyze`.execute(db.kysely);
    return loaded;
  } catch (error) {
    await db.transaction(async (trx) => {
      await clear(trx);
      await setLoading(trx, 0);
      await finish(trx, db.dialect, now);
    });
    throw error;
  }
}

async function finish(trx: ContentTransaction, dialect: Database['dialect'], at: Date): Promise<void> {
  await bumpRevision(trx, ['content', 'directory']);
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
  'content_vanity',
] as const satisfies readonly (keyof ContentTables)[];

async function clear(db: ContentDb): Promise<void> {
  await clearSearchDocuments(db);
  for (const table of tablesInOrder) await db.deleteFrom(table).execute();
}

async function setLoading(db: ContentDb, value: 0 | 1): Promise<void> {
  await db.updateTable('content_state').set({ value }).where('name', '=', 'loading').execute();
}

async function setBreaking(db: ContentDb, { breaking }: PublicationSeed): Promise<void> {
  if (!breaking) return;
  const story = await db
    .selectFrom('content_stories')
    .select('n')
    .where('slug', '=', breaking.storySlug)
    .executeTakeFirst();
  if (!story)
    throw new SeedError('breaking', 'storySlug', `names ${breaking.storySlug}, which does not exist`);
  await db
    .insertInto('content_breaking')
    .values({ edition: defaultEdition, story_n: story.n, text: breaking.text })
    .execute();
}
