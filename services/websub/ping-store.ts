import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { StoredEvent } from '#database/event.ts';
import { getEventsAfter, getNewestEventId } from '#database/outbox.ts';
import type { WebSubTables } from './websub-tables.ts';

interface Ping {
  hub: string;
  topic: string;
  attempts: number;
  /** How often the feed changed since its last ping; a change during a ping causes another one. */
  changes: number;
}

const cursorName = 'events';
const eventsAtOnce = 200;
const pingsAtOnce = 20;

/** Pings for hubs, stored before the first attempt. */
export function createPingStore(database: Database) {
  const db = database.as<WebSubTables>();

  async function cursor(): Promise<number | undefined> {
    const row = await db.kysely
      .selectFrom('websub_cursor')
      .select('event_id')
      .where('name', '=', cursorName)
      .executeTakeFirst();
    return row && Number(row.event_id);
  }

  return {
    /** Stores the newest event as the cursor, unless there is one: earlier events need no ping. */
    async begin(): Promise<void> {
      if ((await cursor()) !== undefined) return;
      const newest = await getNewestEventId(database);
      await db.kysely
        .insertInto('websub_cursor')
        .values({ name: cursorName, event_id: newest })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    },

    /** Turns the events since the cursor into pings, each event once, even with several processes. */
    async collect(
      topicsOf: (events: readonly StoredEvent[]) => Promise<readonly string[]>,
      hubs: readonly string[],
      now: number,
    ): Promise<boolean> {
      const from = (await cursor()) ?? 0;
      const events = await getEventsAfter(database, from, eventsAtOnce);
      const last = events.at(-1)?.id;
      if (last === undefined) return false;
      const topics = await topicsOf(events);
      await db.transaction(async (trx) => {
        const moved = await trx
          .updateTable('websub_cursor')
          .set({ event_id: last })
          .where('name', '=', cursorName)
          .where('event_id', '=', from)
          .executeTakeFirst();
        // Another process took these events.
        if (Number(moved.numUpdatedRows) !== 1) return;
        for (const topic of topics.toSorted())
          for (const hub of hubs)
            await trx
              .insertInto('websub_pings')
              .values({ hub, topic, due_at: now, attempts: 0, changes: 1 })
              .onConflict((conflict) =>
                conflict
                  .columns(['hub', 'topic'])
                  .doUpdateSet({ due_at: now, attempts: 0, changes: sql`websub_pings.changes + 1` }),
              )
              .execute();
      });
      return events.length === eventsAtOnce;
    },

    /** Claims the pings that are due, for this process until the lease ends. */
    async claim(now: number, leaseMilliseconds: number): Promise<Ping[]> {
      const due = await db.kysely
        .selectFrom('websub_pings')
        .selectAll()
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(pingsAtOnce)
        .execute();
      const claimed: Ping[] = [];
      for (const { hub, topic, due_at, attempts, changes } of due) {
        const taken = await db.kysely
          .updateTable('websub_pings')
          .set({ due_at: now + leaseMilliseconds })
          .where('hub', '=', hub)
          .where('topic', '=', topic)
          .where('due_at', '=', Number(due_at))
          .executeTakeFirst();
        if (Number(taken.numUpdatedRows) === 1) claimed.push({ hub, topic, attempts, changes });
      }
      return claimed;
    },

    /** The ping was sent, or given up; a ping whose feed changed in the meantime stays. */
    async remove({ hub, topic, changes }: Ping): Promise<void> {
      await db.kysely
        .deleteFrom('websub_pings')
        .where('hub', '=', hub)
        .where('topic', '=', topic)
        .where('changes', '=', changes)
        .execute();
    },

    async putBack({ hub, topic, attempts, changes }: Ping, dueAt: number): Promise<void> {
      await db.kysely
        .updateTable('websub_pings')
        .set({ due_at: dueAt, attempts: attempts + 1 })
        .where('hub', '=', hub)
        .where('topic', '=', topic)
        .where('changes', '=', changes)
        .execute();
    },

    async count(): Promise<number> {
      const row = await db.kysely
        .selectFrom('websub_pings')
        .select((eb) => eb.fn.countAll().as('many'))
        .executeTakeFirst();
      return Number(row?.many ?? 0);
    },
  };
}
