import type { Dependencies } from '#platform/dependencies.ts';
import type { Log } from '#platform/log.ts';
import type { Database } from '../connect.ts';
import { checkIntegrity, type Integrity, type IntegrityCheck } from '../sqlite/check-integrity.ts';

interface CorruptionWatch {
  readonly isCorrupt: boolean;
  /** Everything is open: the file is checked now, and a corrupt one is no longer written to. */
  start(): void;
  /** A query reported corruption. */
  reported(error: Error): void;
  /** Reads the whole file again, at most once a minute. */
  recheck(): void;
  close(): void;
}

interface CorruptionWatchOptions {
  db: Database | undefined;
  dependencies: Dependencies;
  log: Log;
  /** A monotonic clock, in milliseconds. */
  now(): number;
  onChange(): void;
}

/** A corrupt file is repaired by people: reading all of it every second would not help them. */
const recheckMilliseconds = 60_000;

/** Checks the file of an embedded database at start and whenever a query reports corruption. */
export function createCorruptionWatch(options: CorruptionWatchOptions): CorruptionWatch {
  const { db, dependencies, log, now, onChange } = options;
  let check: IntegrityCheck | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isCorrupt = false;
  let isStarted = false;
  let isClosed = false;

  function startCheck(): void {
    if (!db?.file || check || !isStarted || isClosed) return;
    checkedAt = now();
    check = checkIntegrity(db.file);
    void check.done.then(applyResult);
  }

  function applyResult(integrity: Integrity): void {
    check = undefined;
    if (isClosed) return;
    if (integrity.kind === 'corrupt') markCorrupt(integrity.problems.join('; '));
    // A query met corruption: a check that could not finish does not disprove it.
    else if (integrity.kind === 'unknown') log.warn('database not checked', { reason: integrity.reason });
    else {
      isCorrupt = false;
      db?.rejectWrites(undefined);
      onChange();
    }
  }

  function markCorrupt(reason: string): void {
    isCorrupt = true;
    if (isStarted) rejectWrites();
    dependencies.down('database', `corrupt: ${reason}`);
    onChange();
  }

  function rejectWrites(): void {
    db?.rejectWrites(
      Object.assign(new Error('The database is corrupt: it is not written to until it is repaired'), {
        code: 'SQLITE_CORRUPT',
      }),
    );
  }

  return {
    get isCorrupt() {
      return isCorrupt;
    },
    start() {
      isStarted = true;
      if (isCorrupt) rejectWrites();
      startCheck();
    },
    reported(error) {
      markCorrupt(error.message);
      checkedAt = Number.NEGATIVE_INFINITY;
      startCheck();
    },
    recheck() {
      if (now() - checkedAt >= recheckMilliseconds) startCheck();
    },
    close() {
      isClosed = true;
      check?.cancel();
    },
  };
}
