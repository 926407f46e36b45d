import { defaultEdition } from '#content/limits.ts';
import type { PublicationSeed } from '#content/seed.ts';
import type { Database } from '#database/connect.ts';
import type { ContentDb } from '../store/content-db.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { fillStore } from './fill-store.ts';
import { loadDirectory } from './load-directory.ts';
import { loadOfferPrices } from './load-offer-prices.ts';
import { loadStories } from './load-stories.ts';
import { SeedError } from './seed-error.ts';

export interface ImportOptions {
  now: Date;
  onProgress?: ((loaded: number, total: number) => void) | undefined;
  /** Stories per transaction. */
  batchSize?: number;
  ownDomains?: readonly string[];
  /** Replaces existing content. Without it a store with stories is left unchanged. */
  replace?: boolean;
}

/**
 * Loads a whole publication. It is checked while it is loaded; when anything is wrong, the error names the story and
 * the field, and nothing stays.
 */
export async function importPublication(
  database: Database,
  seed: PublicationSeed,
  options: ImportOptions,
): Promise<number> {
  const db = database.as<ContentTables>();
  const { now, onProgress, batchSize = 250, ownDomains = [], replace = false } = options;
  let loaded = 0;
  await fillStore(db, {
    now,
    replace,
    open: (trx) => loadDirectory(trx, seed, ownDomains),
    async load(places) {
      loaded = await loadStories(db, seed, places, { now, onProgress, batchSize, ownDomains });
      places.settle();
      return { lastN: loaded };
    },
    async close(trx) {
      await setBreaking(trx, seed);
      await loadOfferPrices(trx, seed.offerPrices);
    },
  });
  return loaded;
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
