import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';

/**
 * From now on events wait for this job. It begins with the next one: readers were told of nobody else when the earlier
 * ones were collected, and what was sent before a stop is not sent again. A job that goes on keeps its place.
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

/** Nobody does this job any more: events need not wait for it. Its place stays, so that nothing of it is done twice. */
export async function stopProgress({ kysely }: Database<MeasurementTables>, job: string): Promise<void> {
  await kysely.updateTable('measurement_progress').set({ is_stopped: 1 }).where('job', '=', job).execute();
}
