import type { Api, ApiOptions } from '#api/create-api.ts';
import type { CommitEvent, UndoParts } from '#api/handler.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { Database } from '#database/connect.ts';
import type { Dependencies } from '#platform/dependencies.ts';
import type { Log } from '#platform/log.ts';
import type { DecodeQueue } from '#services/images/decode-queue.ts';
import { createOriginalFiles } from '#services/images/original-files.ts';
import { importedFileRemover } from '#services/media/remove-imported.ts';
import type { Secrets } from './boot/data-folder.ts';
import type { Environment } from './boot/environment.ts';

export interface ContentModule {
  api: Api;
  /** The store was empty and has just been seeded. */
  isSeeded: boolean;
}

export interface ContentOptions {
  /** Migrated before. */
  db: Database;
  environment: Environment;
  publication: Publication;
  secrets: Secrets;
  log: Log;
  dependencies: Pick<Dependencies, 'up' | 'down'>;
  decoding: DecodeQueue;
  /** The publication's own search engine. */
  openSearch?: ApiOptions['openSearch'];
  countSubscribers?: ApiOptions['countSubscribers'];
  staffAccounts?: ApiOptions['staffAccounts'];
  imported?: Pick<UndoParts, 'comments' | 'subscribers'>;
  /** Shows people how far loading is. */
  onProgress(text: string): void;
  /** Fills an empty store; the name is the folder of the seed's script. Without it a store stays empty. */
  runSeed?: ((name: string, onProgress: (text: string) => void) => Promise<void>) | undefined;
  onCommit(event?: CommitEvent): void;
  onStaffWrite: ApiOptions['onStaffWrite'];
  onStaffDenied?: ApiOptions['onStaffDenied'];
  onPlanDone: ApiOptions['onPlanDone'];
}

/** Seeds an empty store and creates the API. */
export async function createContent(options: ContentOptions): Promise<ContentModule> {
  const { db, environment, publication, secrets, log, dependencies } = options;
  const [{ createApi }, { createImageSigner }] = await Promise.all([
    import('#api/create-api.ts'),
    import('#services/images/image-signer.ts'),
  ]);
  const isSeeded = await seedIfEmpty(db, options);
  const { DATA_DIR: folder } = environment;
  const originals = createOriginalFiles({ folder, environment, queue: options.decoding.queues.picture });
  const api = createApi({
    db,
    publication,
    apiKeys: [...new Set([publication.apiKey, environment.API_KEY ?? publication.apiKey])],
    staffTokens: [secrets.staffToken],
    signImage: createImageSigner({ secret: secrets.imageSecret, bases: publication.imageBases }),
    ...originals,
    uploadFolder: `${folder}/upload-parts`,
    countSubscribers: options.countSubscribers,
    staffAccounts: options.staffAccounts,
    undoParts: {
      ...options.imported,
      removeOriginal: originals.removeOriginal,
      removeFile: importedFileRemover(environment.DATA_DIR),
    },
    now: () => new Date(),
    log: (level, message, facts) => log[level](message, facts),
    previewSecret: secrets.previewSecret,
    linkHosts: environment.OUTBOUND_PRIVATE_HOSTS ?? [],
    openSearch: options.openSearch,
    searchWatch: {
      onUp: () => dependencies.up('search'),
      onDown: (reason) => dependencies.down('search', reason),
    },
    onCommit: options.onCommit,
    onStaffWrite: options.onStaffWrite,
    onStaffDenied: options.onStaffDenied,
    onPlanDone: options.onPlanDone,
  });
  return { api, isSeeded };
}

/** The seed of an empty store. A configured database is a publisher's own: it is seeded only on request. */
export function seedFor({ SEED, DATABASE_URL }: Pick<Environment, 'SEED' | 'DATABASE_URL'>) {
  const seed = SEED ?? (DATABASE_URL ? 'none' : 'demo');
  return seed === 'none' ? undefined : seed;
}

/** Of two processes that start together, such as `api` and `services`, one loads the seed and the other waits for it. */
const seedLock = { name: 'seed', number: 712_019_004 };

async function seedIfEmpty(
  db: Database,
  { environment, runSeed, onProgress }: ContentOptions,
): Promise<boolean> {
  const [{ isEmpty }, { inOneProcess }] = await Promise.all([
    import('#api/load/is-empty.ts'),
    import('#database/one-process.ts'),
  ]);
  // A store that is being loaded counts as empty, so this answer is final only when it is no.
  if (!(await isEmpty(db))) return false;
  const seed = seedFor(environment);
  if (!seed || !runSeed) {
    // Not content: without them a publication that has no stories yet would have no pages either.
    const { importLayouts } = await import('#api/load/import/import-layouts.ts');
    await importLayouts(db.as<ContentTables>(), new Date());
    return false;
  }
  return inOneProcess(db, seedLock, async () => {
    if (!(await isEmpty(db))) return false;
    await runSeed(seed, onProgress);
    return true;
  });
}
