import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/connect.ts';
import { checkIntegrity, type Integrity, type IntegrityCheck } from '#database/sqlite/check-integrity.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { migrateWriteProbe, probeWrite } from '#database/write-probe.ts';
import type { Log } from '#platform/log.ts';
import type { Dependencies } from './dependencies.ts';

export interface StoreHealth {
  /** Everything is open: the file is checked now, and a corrupt one is no longer written to. */
  start(): void;
  /** Brings the states of database and data folder up to date, if they are older than a few seconds. */
  refresh(): Promise<void>;
  close(): void;
}

export interface StoreHealthOptions {
  /** None where this role has no database. */
  db: Database | undefined;
  dataFolder: string;
  dependencies: Dependencies;
  log: Log;
  /** A clock that never goes back, in milliseconds. */
  now(): number;
}

/** However often /status is requested, there is one write in this time. */
const freshMilliseconds = 5000;
/** While a dependency fails it is retried without a request, so that its recovery is noticed. */
const retryMilliseconds = 1000;
const probeMilliseconds = 2000;
/** A corrupt file is repaired by people: reading all of it every second would help nobody. */
const recheckMilliseconds = 60_000;

/**
 * Whether database and data folder can be written, by really writing to them, and whether the file of the database is
 * intact: checked at start and whenever a query reports corruption.
 */
export async function openStoreHealth(options: StoreHealthOptions): Promise<StoreHealth> {
  const { db, dependencies, log, now } = options;
  let probedAt: number | undefined;
  let probing: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let check: IntegrityCheck | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isCorrupt = false;
  let isStarted = false;
  let isClosed = false;

  async function probe(): Promise<void> {
    await Promise.all([probeDatabase(), probeFolder()]);
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

  async function probeDatabase(): Promise<void> {
    if (!db) return;
    if (isCorrupt) return recheck();
    try {
      await inTime(probeWrite(db));
      dependencies.up('database');
    } catch (error) {
      dependencies.down('database', reasonOf(error));
    }
  }

  async function probeFolder(): Promise<void> {
    const file = join(options.dataFolder, `.probe-${randomUUID()}`);
    try {
      await inTime(writeFile(file, 'probe'));
      dependencies.up('dataFolder');
    } catch (error) {
      dependencies.down('dataFolder', reasonOf(error));
    } finally {
      await rm(file, { force: true }).catch(() => undefined);
    }
  }

  function recheck(): void {
    if (now() - checkedAt >= recheckMilliseconds) startCheck();
  }

  function startCheck(): void {
    if (!db?.file || check || !isStarted || isClosed) return;
    checkedAt = now();
    check = checkIntegrity(db.file);
    void check.done.then(takeIntegrity);
  }

  function takeIntegrity(integrity: Integrity): void {
    check = undefined;
    if (isClosed) return;
    if (integrity.kind === 'corrupt') markCorrupt(integrity.problems.join('; '));
    // A query met corruption that a check which could not be finished does not refute.
    else if (integrity.kind === 'unknown') log.warn('database not checked', { reason: integrity.reason });
    else {
      isCorrupt = false;
      db?.rejectWrites(undefined);
      planRetry();
    }
  }

  function markCorrupt(reason: string): void {
    isCorrupt = true;
    if (isStarted) rejectWrites();
    dependencies.down('database', `corrupt: ${reason}`);
    planRetry();
  }

  function rejectWrites(): void {
    db?.rejectWrites(
      Object.assign(new Error('The database is corrupt: it is not written to until it is repaired'), {
        code: 'SQLITE_CORRUPT',
      }),
    );
  }

  db?.onFault((fault, error) => {
    if (fault === 'corrupt') {
      markCorrupt(error.message);
      checkedAt = Number.NEGATIVE_INFINITY;
      startCheck();
    } else dependencies.down('database', reasonOf(error));
    if (!retry) planRetry();
  });
  if (db) await migrateWriteProbe(db);
  return {
    start() {
      isStarted = true;
      if (isCorrupt) rejectWrites();
      startCheck();
    },
    refresh,
    close() {
      isClosed = true;
      clearTimeout(retry);
      check?.cancel();
    },
  };
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const fault = storeFaultOf(error);
  return fault ? `${fault}: ${message}` : message;
}

/** A disk or a database that hangs fails the probe; what was begun may still end. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${probeMilliseconds} ms`)),
      probeMilliseconds,
    ).unref();
  });
  work.catch(() => undefined);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
