import type Sqlite from 'better-sqlite3';

export interface LogEmptier {
  /** Something was written: the log is emptied within minutes. */
  onWrite(): void;
  /** Empties the log now, or as soon as no connection reads from it. */
  soon(): void;
  close(): void;
}

const laterMilliseconds = 5 * 60_000;
const retryMilliseconds = 100;
const longestRetryMilliseconds = 10_000;

/**
 * Moves the write-ahead log into the file and cuts it to nothing. What a row held before it was deleted stays in the log
 * until then, however thoroughly the page in the file is overwritten. Readers are never blocked: where one is in the way,
 * it is tried again.
 */
export function createLogEmptier(writer: Sqlite.Database, lock: () => Promise<() => void>): LogEmptier {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let isClosed = false;

  function plan(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (isClosed || dueAt <= at) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void empty(retryMilliseconds), milliseconds);
    timer.unref();
  }

  async function empty(retry: number): Promise<void> {
    dueAt = Number.POSITIVE_INFINITY;
    const release = await lock();
    let isEmpty = false;
    try {
      if (isClosed) return;
      const [row] = writer.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      isEmpty = row?.busy === 0;
    } catch {
      // A fault of the disk; the next write reports it, and the log is emptied when it is over.
    } finally {
      release();
    }
    if (isEmpty || isClosed) return;
    dueAt = performance.now() + retry;
    timer = setTimeout(() => void empty(Math.min(retry * 2, longestRetryMilliseconds)), retry);
    timer.unref();
  }

  return {
    onWrite: () => plan(laterMilliseconds),
    soon: () => plan(0),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
