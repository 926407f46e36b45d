import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import { createCountingThread } from './counting-thread.ts';
import { prune, rollUp } from './roll-up.ts';

/** Makes counts of events and forgets old ones. */
export interface Counting {
  /** Ends early when it is stopped; the next run continues. */
  rollUp(): Promise<void>;
  prune(now: number): Promise<void>;
  stop(): Promise<void>;
}

/** On SQLite in a thread, so that no page waits; on PostgreSQL the work is done by another process already. */
export function openCounting(db: Database): Counting {
  return db.file ? createCountingThread(db.as(), db.file) : countHere(db.as());
}

export function countHere(db: Database<MeasurementTables>): Counting {
  let isStopped = false;
  return {
    async rollUp() {
      await rollUp(db, () => isStopped);
    },
    async prune(now) {
      await prune(db, now);
    },
    async stop() {
      isStopped = true;
    },
  };
}
