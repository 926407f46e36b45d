import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { AdTables } from './ads-tables.ts';
import { type Delivery, tokenHours } from './token.ts';
import { videoSlotName } from './vast/vast-request.ts';
import type { CountedEvent } from './wire.ts';

export interface CountedDelivery {
  delivery: Delivery;
  kind: CountedEvent;
}

export interface Total {
  lineItemId: number;
  creativeId: number;
  place: string;
  kind: CountedEvent;
  total: number;
}

export interface Counts {
  /** Resolves when it is written down. A delivery is seen once, viewed once and clicked once. */
  add(events: readonly CountedDelivery[]): Promise<void>;
  /** Impressions of every line item, as known in this process. */
  delivered(lineItemId: number): number;
  /** How often a reader saw each line item in the last hours. */
  seenBy(reader: string, now: number): Promise<(lineItemId: number, hours: number) => number>;
  totals(sinceDay: string): Promise<Total[]>;
  byDay(sinceDay: string): Promise<{ day: string; kind: CountedEvent; total: number }[]>;
  /** Reads again what all processes counted, and forgets what no longer matters. */
  refresh(): Promise<void>;
}

const hourMilliseconds = 3_600_000;
const hourOf = (at: number) => Math.floor(at / hourMilliseconds);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** No cap looks back further. */
const longestCapHours = 720;

export function createCounts(options: { db: Database; now(): number }): Counts {
  const { now } = options;
  const db = options.db.as<AdTables>();
  const { kysely } = db;
  let impressions = new Map<number, number>();
  let waiting: { events: readonly CountedDelivery[]; done(): void; fail(error: unknown): void }[] = [];
  let isWriting = false;

  /** Events that arrive during a transaction are written by the next one, with one flush to disk for all. */
  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const fresh = await db.transaction((trx) =>
          countAll(
            trx,
            batch.flatMap(({ events }) => events),
            now(),
          ),
        );
        for (const { delivery, kind } of fresh)
          if (kind === 'impression')
            impressions.set(delivery.lineItemId, (impressions.get(delivery.lineItemId) ?? 0) + 1);
        for (const { done } of batch) done();
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    isWriting = false;
  }

  return {
    add: (events) =>
      new Promise<void>((done, fail) => {
        waiting.push({ events, done, fail });
        void write();
      }),
    delivered: (lineItemId) => impressions.get(lineItemId) ?? 0,
    async seenBy(reader, at) {
      const rows = await kysely
        .selectFrom('ad_frequency')
        .select(['line_item_id', 'hour', 'total'])
        .where('reader', '=', reader)
        .where('hour', '>', hourOf(at) - longestCapHours)
        .execute();
      return (lineItemId, hours) =>
        rows
          .filter((row) => row.line_item_id === lineItemId && row.hour > hourOf(at) - hours)
          .reduce((sum, { total }) => sum + total, 0);
    },
    async totals(sinceDay) {
      const rows = await kysely
        .selectFrom('ad_counts')
        .select(['line_item_id', 'creative_id', 'place', 'kind'])
        .select(({ fn }) => fn.sum<number>('total').as('total'))
        .where('day', '>=', sinceDay)
        .groupBy(['line_item_id', 'creative_id', 'place', 'kind'])
        .execute();
      return rows.map((row) => ({
        lineItemId: row.line_item_id,
        creativeId: row.creative_id,
        place: row.place,
        kind: row.kind,
        total: Number(row.total),
      }));
    },
    async byDay(sinceDay) {
      const rows = await kysely
        .selectFrom('ad_counts')
        .select(['day', 'kind'])
        .select(({ fn }) => fn.sum<number>('total').as('total'))
        .where('day', '>=', sinceDay)
        .groupBy(['day', 'kind'])
        .orderBy('day')
        .execute();
      return rows.map((row) => ({ ...row, total: Number(row.total) }));
    },
    async refresh() {
      const at = now();
      await kysely
        .deleteFrom('ad_counted')
        .where('at', '<', at - 2 * tokenHours * hourMilliseconds)
        .execute();
      await kysely
        .deleteFrom('ad_frequency')
        .where('hour', '<', hourOf(at) - longestCapHours)
        .execute();
      const rows = await kysely
        .selectFrom('ad_counts')
        .select('line_item_id')
        .select(({ fn }) => fn.sum<number>('total').as('total'))
        .where('kind', '=', 'impression')
        .groupBy('line_item_id')
        .execute();
      impressions = new Map(rows.map((row) => [row.line_item_id, Number(row.total)]));
    },
  };
}

/** Counts what is new and returns it. */
async function countAll(
  trx: Transaction<AdTables>,
  events: readonly CountedDelivery[],
  at: number,
): Promise<CountedDelivery[]> {
  const fresh: CountedDelivery[] = [];
  for (const event of events) {
    const { nonce } = event.delivery;
    const added = await trx
      .insertInto('ad_counted')
      .values({ nonce, kind: event.kind, at })
      .onConflict((conflict) => conflict.columns(['nonce', 'kind']).doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) continue;
    fresh.push(event);
    await addOne(trx, event, at);
  }
  return fresh;
}

async function addOne(trx: Kysely<AdTables>, { delivery, kind }: CountedDelivery, at: number): Promise<void> {
  await trx
    .insertInto('ad_counts')
    .values({
      day: dayOf(at),
      line_item_id: delivery.lineItemId,
      creative_id: delivery.creativeId,
      place: delivery.place,
      kind,
      total: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'line_item_id', 'creative_id', 'place', 'kind'])
        .doUpdateSet({ total: sql<number>`ad_counts.total + 1` }),
    )
    .execute();
  // Caps count views. Video players report no view; their impression is the first frame of the video.
  const isSeen = kind === (delivery.place === videoSlotName ? 'impression' : 'viewable');
  if (!isSeen || !delivery.reader) return;
  await trx
    .insertInto('ad_frequency')
    .values({ reader: delivery.reader, line_item_id: delivery.lineItemId, hour: hourOf(at), total: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['reader', 'line_item_id', 'hour'])
        .doUpdateSet({ total: sql<number>`ad_frequency.total + 1` }),
    )
    .execute();
}
