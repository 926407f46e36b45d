import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';

/**
 * From now on events wait for this job. It starts with the next event: earlier ones were collected without notice of this
 * recipient, and events sent before a stop are not sent again. A job that continues keeps its position.
 */
export async function resumeProgress({ kysely }: Database<MeasurementTables>, job: string): Promise<void> {
  const newest = kysely
    .selectFrom('measurement_events')
    .select(({ fn, lit }) => fn.coalesce(fn.max('id'), lit(0)).as('newest'));
  await kysely
    .insertInto('measurement_progress')
    .values({ job, last_id: newest })
    .onConflict((conflict) => conflict.column('job').doNothing())
    .execute();
  await kysely
    .updateTable('measurement_progress')
    .set({ last_id: newest, is_stopped: 0 })
    .where('job', '=', job)
    .where('is_stopped', '=', 1)
    .execute();
}

/** Stops the job: events no longer wait for it. Its position stays, so that no event is sent twice. */
export async function stopProgress({ kysely }: Database<MeasurementTables>, job: string): Promise<void> {
  await kysely.updateTable('measurement_progress').set({ is_stopped: 1 }).where('job', '=', job).execute();
}
