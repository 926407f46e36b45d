import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import { resumeProgress } from './forward-progress.ts';

/** A process that dies while forwarding blocks the others for so long; a request ends long before it. */
export const leaseMilliseconds = 60_000;

/** The right to forward, held by one process at a time; events that were not marked as sent are left to the next one. */
export interface ForwardClaim {
  /** Everything up to here was sent. */
  lastId: number;
  /** Before each step: holds on when the lease runs out; false when another process has taken over. */
  isHeld(): Promise<boolean>;
  /** Stores the progress; false when another process has taken over. */
  advance(lastId: number): Promise<boolean>;
  release(): Promise<void>;
}

/** Takes the right to forward, unless another process has it. */
export async function claimForwarding(
  db: Database<MeasurementTables>,
  job: string,
  now: () => number,
): Promise<ForwardClaim | undefined> {
  const { kysely } = db;
  const holder = randomUUID();
  let until = now() + leaseMilliseconds;
  const hold = () =>
    kysely
      .updateTable('measurement_progress')
      .set({ claim: holder, claimed_until: until })
      .where('job', '=', job);
  // While settings change, a process that does not forward may have stopped the job for all.
  await resumeProgress(db, job);
  // One statement: of two that come at once, the second finds it taken.
  const taken = await hold().where('claimed_until', '<=', now()).returning('last_id').executeTakeFirst();
  if (!taken) return undefined;
  const claim: ForwardClaim = {
    lastId: Number(taken.last_id),
    isHeld: async () => until - now() > leaseMilliseconds / 2 || claim.advance(claim.lastId),
    async advance(lastId) {
      until = now() + leaseMilliseconds;
      const updated = await hold().set({ last_id: lastId }).where('claim', '=', holder).executeTakeFirst();
      claim.lastId = lastId;
      return Number(updated.numUpdatedRows) === 1;
    },
    async release() {
      until = 0;
      await hold().where('claim', '=', holder).execute();
    },
  };
  return claim;
}
