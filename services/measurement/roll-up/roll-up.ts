import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import { type CountedEvent, countsOf } from './counts-of.ts';

/** Small steps: on SQLite other writers wait that long. */
const eventsAtOnce = 200;
/** After a step it rests for so many times as long: counting never takes more than a sixteenth of a processor. */
const restFactor = 15;
const longestRest = 500;
const job = 'roll-up';

/**
 * Adds events to the counts of their days. Counts and progress change in one transaction, so every event is counted
 * exactly once, whenever the process dies and however many processes do this. A stopping process leaves the rest to the
 * next one. Returns how many were counted.
 */
export async function rollUp(db: Database<MeasurementTables>, isOver = () => false): Promise<number> {
  let counted = 0;
  for (;;) {
    const startedAt = performance.now();
    const step = await db.transaction(async (trx) => {
      await trx
        .insertInto('measurement_progress')
        .values({ job, last_id: 0 })
        .onConflict((conflict) => conflict.column('job').doNothing())
        .execute();
      let place = trx.selectFrom('measurement_progress').select('last_id').where('job', '=', job);
      // The row lock serialises processes; on SQLite the transaction does.
      if (db.dialect === 'postgres') place = place.forUpdate();
      const { last_id } = await place.executeTakeFirstOrThrow();
      const events = await trx
        .selectFrom('measurement_events')
        .select(['id', 'at', 'name', 'path', 'page', 'params'])
        .where('id', '>', Number(last_id))
        .orderBy('id')
        .limit(eventsAtOnce)
        .execute();
      const last = events.at(-1);
      if (!last) return 0;
      const rows = foldCounts(events.map((event) => ({ at: Number(event.at), ...parsed(event) })));
      await trx
        .insertInto('measurement_daily')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['metric', 'day', 'key']).doUpdateSet((eb) => ({
            count: eb('measurement_daily.count', '+', eb.ref('excluded.count')),
          })),
        )
        .execute();
      await trx
        .updateTable('measurement_progress')
        .set({ last_id: last.id })
        .where('job', '=', job)
        .execute();
      return events.length;
    });
    counted += step;
    if (step < eventsAtOnce || isOver()) return counted;
    const rest = Math.min(longestRest, (performance.now() - startedAt) * restFactor);
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

/** Whether there are uncounted events: one cheap query, so that the thread is not woken without need. */
export async function hasUncounted(db: Database<MeasurementTables>): Promise<boolean> {
  const place = await db.kysely
    .selectFrom('measurement_progress')
    .select('last_id')
    .where('job', '=', job)
    .executeTakeFirst();
  const next = await db.kysely
    .selectFrom('measurement_events')
    .select('id')
    .where('id', '>', Number(place?.last_id ?? 0))
    .limit(1)
    .executeTakeFirst();
  return next !== undefined;
}

function parsed(row: { name: string; path: string; page: string; params: string }): CountedEvent {
  return { name: row.name, path: row.path, page: JSON.parse(row.page), params: JSON.parse(row.params) };
}

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** One row for each day, metric and key. */
export function foldCounts(
  events: readonly (CountedEvent & { at: number })[],
): MeasurementTables['measurement_daily'][] {
  const rows = new Map<string, MeasurementTables['measurement_daily']>();
  for (const event of events) {
    const day = dayOf(event.at);
    for (const { metric, key } of countsOf(event)) {
      const name = `${day}\n${metric}\n${key}`;
      const row = rows.get(name);
      if (row) row.count += 1;
      else rows.set(name, { day, metric, key, count: 1 });
    }
  }
  return [...rows.values()];
}

const eventRetentionDays = 30;
const countRetentionDays = 400;
/** Browsers retry for as long as a page is open, at least once a minute. */
const batchIdRetentionDays = 1;
const prunedAtOnce = 1000;

/**
 * Deletes events after a month, once every job that reads events has read them; ids of batches after a day; counts after
 * 400 days. Returns the number of events deleted.
 */
export async function prune(db: Database<MeasurementTables>, now: number): Promise<number> {
  const before = now - eventRetentionDays * 86_400_000;
  let forgotten = 0;
  for (;;) {
    // Ids grow with time: the oldest events come first, and the first recent one ends the search.
    const oldest = await db.kysely
      .selectFrom('measurement_events')
      .select(['id', 'at'])
      .orderBy('id')
      .limit(prunedAtOnce)
      .execute();
    const last = oldest.findLast(({ at }) => Number(at) < before);
    if (!last) break;
    const done = await db.kysely
      .deleteFrom('measurement_events')
      .where('id', '<=', last.id)
      .where('at', '<', before)
      .where('id', '<=', (eb) =>
        eb
          .selectFrom('measurement_progress')
          .select(sql<number>`min(last_id)`.as('least'))
          .where('is_stopped', '=', 0),
      )
      .executeTakeFirst();
    const deleted = Number(done.numDeletedRows);
    forgotten += deleted;
    if (deleted < prunedAtOnce) break;
  }
  await db.kysely
    .deleteFrom('measurement_batches')
    .where('at', '<', now - batchIdRetentionDays * 86_400_000)
    .execute();
  await db.kysely
    .deleteFrom('measurement_daily')
    .where('day', '<', dayOf(now - countRetentionDays * 86_400_000))
    .execute();
  return forgotten;
}
