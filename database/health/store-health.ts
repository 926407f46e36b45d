import type { Dependencies } from '#platform/dependencies.ts';
import type { Log } from '#platform/log.ts';
import type { Database } from '../connect.ts';
import { createCorruptionWatch } from './corruption-watch.ts';
import { probeDatabase, probeFolder, reasonOf } from './probes.ts';
import { migrateWriteProbe } from './write-probe.ts';

interface StoreHealth {
  /** Everything is open: the file is checked now, and a corrupt one is no longer written to. */
  start(): void;
  /** Updates the states of database and data folder if they are older than a few seconds. */
  refresh(): Promise<void>;
  close(): void;
}

interface StoreHealthOptions {
  /** None where this role has no database. */
  db: Database | undefined;
  dataFolder: string;
  dependencies: Dependencies;
  log: Log;
  /** A monotonic clock, in milliseconds. */
  now(): number;
}

/** However often /status is requested, there is one write in this time. */
const freshMilliseconds = 5000;
/** While a dependency fails it is retried without a request, so that its recovery is noticed. */
const retryMilliseconds = 1000;

/**
 * Whether database and data folder can be written, by really writing to them, and whether the file of the database is
 * intact: checked at start and whenever a query reports corruption.
 */
export async function openStoreHealth(options: StoreHealthOptions): Promise<StoreHealth> {
  const { db, dependencies, now } = options;
  let probedAt: number | undefined;
  let probing: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const corruption = createCorruptionWatch({ ...options, onChange: planRetry });

  async function probe(): Promise<void> {
    if (corruption.isCorrupt) corruption.recheck();
    await Promise.all([
      db && !corruption.isCorrupt && probeDatabase(db, dependencies),
      probeFolder(options.dataFolder, dependencies),
    ]);
    probedAt = now();
    planRetry();
  }

  function refresh(): Promise<void> {
    const isFresh = probedAt !== undefined && now() - probedAt < freshMilliseconds;
    if (isClosed || (isFresh && !isFailing())) return Promise.resolve();
    // While something fails the retry keeps the states fresh.
    if (isFresh && retry) return Promise.resolve();
    probing ??= probe().finally(() => {
      probing = undefined;
    });
    return probing;
  }

  const isFailing = () =>
    dependencies.of('database')?.isUp === false || dependencies.of('dataFolder')?.isUp === false;

  function planRetry(): void {
    clearTimeout(retry);
    retry = undefined;
    if (isClosed || !isFailing()) return;
    retry = setTimeout(() => {
      retry = undefined;
      probedAt = undefined;
      void refresh();
    }, retryMilliseconds);
    retry.unref();
  }

  db?.onFault((fault, error) => {
    if (fault === 'corrupt') corruption.reported(error);
    else dependencies.down('database', reasonOf(error));
    if (!retry) planRetry();
  });
  if (db) await migrateWriteProbe(db);
  return {
    start: () => corruption.start(),
    refresh,
    close() {
      isClosed = true;
      clearTimeout(retry);
      corruption.close();
    },
  };
}
