import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importPublication } from '#api/load/import-publication.ts';
import { getNewslettersInOrder } from '#api/store/resources.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { discussedStory, storyIdAt } from '#api/write/discussed-story.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { PublicationSeed } from '#content/seed.ts';
import type { Database } from '#database/connect.ts';
import { type DiscussionTables, migrateDiscussion } from '#services/discussion/discussion-tables.ts';
import { importComments } from '#services/discussion/store/import-comments.ts';
import { copyOriginals } from '#services/images/copy-originals.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import type { OriginalStorage } from '#services/images/storage.ts';
import { migrateNewsletters } from '#services/newsletters/newsletter-tables.ts';
import { lineItems } from './ads/line-items.ts';
import { demoComments } from './comments.ts';
import { vendorList } from './consent/vendor-list.ts';
import { loadBrand } from './load-brand.ts';
import { loadDemoNewsletters } from './newsletter-editions/load-demo-editions.ts';
import { storedName } from './picture.ts';

export interface LoadOptions {
  db: Database;
  /** Wavelength, with or without generated stories behind it. */
  seed: PublicationSeed;
  now: Date;
  /** The data folder: video files, line items and the vendor list are stored in it. */
  folder: string;
  originals: Pick<OriginalStorage, 'put'>;
  publication: Pick<Publication, 'ownDomains'>;
  replace?: boolean;
  onProgress(loaded: number, total: number): void;
}

/** Loads the demo as a publisher's data is imported; returns the number of stories. The store is migrated already. */
export async function loadWavelength(options: LoadOptions): Promise<number> {
  const { db, now } = options;
  const [stories] = await Promise.all([
    importPublication(db, options.seed, {
      now,
      ownDomains: options.publication.ownDomains,
      replace: options.replace ?? false,
      onProgress: options.onProgress,
    }),
    storeFiles(options),
  ]);
  await loadBrand(options);
  await loadComments(db, now.getTime());
  await loadNewsletters(db, now.getTime());
  return stories;
}

const here = import.meta.dirname;

/** Read by the services at start. */
const dataFiles = { 'line-items.json': lineItems, 'vendor-list.json': vendorList };

/** Pictures, videos, line items and the vendor list, where the server reads any publisher's. */
async function storeFiles({ folder, originals, replace }: LoadOptions): Promise<void> {
  await Promise.all([
    copyOriginals(createDiskStorage(join(here, 'pictures/set')), {
      put: (name, bytes) => originals.put(storedName(name), bytes),
    }),
    cp(join(here, 'clips/set'), join(folder, 'media/clips'), { recursive: true }),
    ...Object.entries(dataFiles).map(([name, content]) =>
      writeFile(join(folder, name), JSON.stringify(content, null, 2), { flag: replace ? 'w' : 'wx' }).catch(
        keepExisting,
      ),
    ),
  ]);
}

/** A publisher's own files stay. */
function keepExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function loadComments(db: Database, now: number): Promise<void> {
  await migrateDiscussion(db);
  const content = db.as<ContentTables>();
  await importComments(db.as<DiscussionTables>(), demoComments(now), {
    async subjectOf({ link }) {
      const identifier = await storyIdAt(content, link);
      if (!identifier) return undefined;
      const story = await discussedStory(content, identifier);
      return story && { identifier, title: story.title, url: story.path, since: story.publishedAt };
    },
    now,
    onOutcome: () => undefined,
  });
}

async function loadNewsletters(db: Database, now: number): Promise<void> {
  await migrateNewsletters(db);
  const newsletters = await getNewslettersInOrder(db.as<ContentTables>().kysely);
  await loadDemoNewsletters(db, { newsletters, now });
}
