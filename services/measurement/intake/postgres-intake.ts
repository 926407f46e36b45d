import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import { createGroupCommit } from './group-commit.ts';
import type { Intake, Verdict, WriteGroup } from './intake.ts';
import { type BatchRows, type EventRow, readBatch } from './read-batch.ts';

/** Any number; the same in every process that collects. */
const lockNumber = 712_019_011;
/** The protocol knows at most 65,535 parameters. */
const rowsAtOnce = 5000;

/** The same groups written over the connection pool: there the database is another process already. */
export function createPostgresIntake(db: Database, onError: (error: unknown) => void): Intake {
  const own = db.as<MeasurementTables>();
  const write: WriteGroup = async (group) => {
    const now = Date.now();
    const batches: BatchRows[] = [];
    const verdicts = group.map(({ body, isUnwilling }): Verdict => {
      const read = readBatch(body.toString('utf8'), { isUnwilling, now });
      if ('rejection' in read) return read.rejection;
      batches.push(read);
      return 'taken';
    });
    if (batches.length === 0) return verdicts;
    await own.transaction(async (trx) => {
      // Numbers are given before they are committed; one writer at a time makes their order that of the commits.
      await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(trx);
      const rows = await unstoredRows(trx, batches, now);
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await trx
          .insertInto('measurement_events')
          .values(rows.slice(from, from + rowsAtOnce))
          .execute();
    });
    return verdicts;
  };
  return createGroupCommit(write, onError);
}

/** The rows without batches that are stored already: a browser sends one again when the response was lost. */
async function unstoredRows(
  trx: Transaction<MeasurementTables>,
  batches: readonly BatchRows[],
  now: number,
): Promise<EventRow[]> {
  const named = batches.filter(({ id }) => id !== undefined);
  const claimed =
    named.length === 0
      ? []
      : await trx
          .insertInto('measurement_batches')
          .values(named.map(({ id = '' }) => ({ id, at: now })))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute();
  const isNew = new Set(claimed.map(({ id }) => id));
  // `delete` is true once for each id: a batch may be twice in one group.
  return batches.flatMap(({ id, rows }) => (id === undefined || isNew.delete(id) ? rows : []));
}
