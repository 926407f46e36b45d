import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '#api/create-api.ts';
import type { CommitEvent } from '#api/handler.ts';
import type { StaffWrite } from '#api/serve.ts';
import type { OnPlanDone } from '#api/write/run-schedule.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import { BootError } from './boot/boot-error.ts';
import type { Secrets } from './boot/data-folder.ts';
import type { Environment } from './boot/environment.ts';
import type { Dependencies } from './dependencies/dependencies.ts';

export interface ContentModule {
  db: Database;
  api: Api;
  /** The store was empty and has just been seeded. */
  isSeeded: boolean;
}

export interface ContentOptions {
  environment: Environment;
  publication: Publication;
  secrets: Secrets;
  log: Log;
  dependencies: Pick<Dependencies, 'up' | 'down'>;
  /** Shows people how far loading is. */
  onProgress(text: string): void;
  /** Fills an empty store; the name is the folder of the seed's script. Without it a store stays empty. */
  runSeed?: ((name: string, onProgress: (text: string) => void) => Promise<void>) | undefined;
  onCommit(event?: CommitEvent): void;
  onStaffWrite(write: StaffWrite): Promise<void>;
  onPlanDone: OnPlanDone;
}

/** Opens the store, brings its tables up to date, seeds an empty one, starts the API. */
export async function createContent(options: ContentOptions): Promise<ContentModule> {
  const { environment, publication, secrets, log, dependencies } = options;
  const [{ createApi }, { createImageSigner }] = await Promise.all([
    import('#api/create-api.ts'),
    import('#services/images/image-signer.ts'),
  ]);
  const db = await openStore(environment);
  const isSeeded = await seedIfEmpty(db, options);
  const api = createApi({
    db,
    publication,
    apiKeys: [...new Set([publication.apiKey, environment.API_KEY ?? publication.apiKey])],
    staffTokens: [secrets.staffToken],
    signImage: createImageSigner({ secret: secrets.imageSecret, bases: publication.imageBases }),
    now: () => new Date(),
    log: (level, message, facts) => log[level](message, facts),
    previewSecret: secrets.previewSecret,
    searchWatch: {
      onUp: () => dependencies.up('search'),
      onDown: (reason) => dependencies.down('search', reason),
    },
    onCommit: options.onCommit,
    onStaffWrite: options.onStaffWrite,
    onPlanDone: options.onPlanDone,
  });
  return { db, api, isSeeded };
}

/** Connects and migrates, or says which database is the trouble. */
async function openStore(environment: Environment): Promise<Database> {
  const [{ connect }, { migrateApi }] = await Promise.all([
    import('#database/connect.ts'),
    import('#api/migrate-api.ts'),
  ]);
  const file = join(environment.DATA_DIR, 'neutron.sqlite');
  try {
    // SQLite opens what it may only read, and fails at the first thing it should keep.
    if (!environment.DATABASE_URL && existsSync(file)) await access(file, constants.W_OK);
    const db = await connect({ databaseUrl: environment.DATABASE_URL, file });
    await migrateApi(db);
    return db;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown error';
    const what = environment.DATABASE_URL ? 'The database of DATABASE_URL' : `The database file ${file}`;
    const help = environment.DATABASE_URL
      ? ''
      : '. The database may be corrupt or read-only. Restore a backup, fix its permissions, or move it away to start empty';
    throw new BootError(`${what} cannot be used: ${withoutPassword(reason)}${help}`, { cause });
  }
}

function withoutPassword(text: string): string {
  return text.replace(/\/\/[^@/\s]*@/g, '//…@');
}

/** The seed of an empty store. A configured database is a publisher's own: it is seeded only on request. */
export function seedFor({ SEED, DATABASE_URL }: Pick<Environment, 'SEED' | 'DATABASE_URL'>) {
  const seed = SEED ?? (DATABASE_URL ? 'none' : 'demo');
  return seed === 'none' ? undefined : seed;
}

async function seedIfEmpty(
  db: Database,
  { environment, runSeed, onProgress }: ContentOptions,
): Promise<boolean> {
  const seed = seedFor(environment);
  if (!seed || !runSeed) return false;
  const { isEmpty } = await import('#api/load/store-facts.ts');
  if (!(await isEmpty(db))) return false;
  await runSeed(seed, onProgress);
  return true;
}
