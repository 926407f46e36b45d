import type { CheckedPrice, PriceDay, PriceHistory } from '#content/entities/checked-price.ts';
import { priceDayOf } from '#content/rules/deals/price-days.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import type { ContentDb, ContentTransaction } from './content-db.ts';
import { insertRows } from './insert-rows.ts';

type PriceRow = ContentTables['content_offer_prices'];

/** Stores checks in any order: of each day the last one counts. A store that was not reached leaves the price as it was. */
export async function addCheckedPrices(
  trx: ContentTransaction,
  prices: readonly CheckedPrice[],
): Promise<number> {
  for (const { url, price, checkedAt } of prices) {
    const at = Date.parse(checkedAt);
    await trx
      .insertInto('content_offer_prices')
      .values({
        offer: url,
        day: priceDayOf(at),
        price,
        checked_at: at,
        is_reachable: price === null ? 0 : 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['offer', 'day'])
          .doUpdateSet((eb) => ({
            price: eb.fn.coalesce('excluded.price', 'content_offer_prices.price'),
            checked_at: eb.ref('excluded.checked_at'),
            is_reachable: eb.ref('excluded.is_reachable'),
          }))
          .whereRef('excluded.checked_at', '>=', 'content_offer_prices.checked_at'),
      )
      .execute();
  }
  return prices.length;
}

/** Histories by offer, each oldest day first. */
export async function getPriceHistories(
  db: ContentDb,
  offers: readonly string[],
  since: string,
): Promise<Map<string, PriceDay[]>> {
  const histories = new Map<string, PriceDay[]>();
  if (offers.length === 0) return histories;
  const rows = await db
    .selectFrom('content_offer_prices')
    .selectAll()
    .where('offer', 'in', [...new Set(offers)])
    .where('day', '>=', since)
    .orderBy('offer')
    .orderBy('day')
    .execute();
  for (const row of rows) {
    const history = histories.get(row.offer);
    if (history) history.push(dayOf(row));
    else histories.set(row.offer, [dayOf(row)]);
  }
  return histories;
}

/** Every history, offer by offer, for an export. */
export async function* allPriceHistories(db: ContentDb): AsyncGenerator<PriceHistory> {
  for (let last = ''; ; ) {
    const next = await db
      .selectFrom('content_offer_prices')
      .select('offer')
      .where('offer', '>', last)
      .orderBy('offer')
      .limit(1)
      .executeTakeFirst();
    if (!next) return;
    last = next.offer;
    const rows = await db
      .selectFrom('content_offer_prices')
      .selectAll()
      .where('offer', '=', last)
      .orderBy('day')
      .execute();
    yield { url: last, days: rows.map(dayOf) };
  }
}

export async function insertPriceHistories(
  trx: ContentTransaction,
  histories: readonly PriceHistory[],
): Promise<void> {
  const rows = histories.flatMap(({ url, days }) =>
    days.map(
      ({ day, price, checkedAt, isReachable }): PriceRow => ({
        offer: url,
        day,
        price,
        checked_at: Date.parse(checkedAt),
        is_reachable: isReachable ? 1 : 0,
      }),
    ),
  );
  await insertRows(trx, 'content_offer_prices', rows);
}

function dayOf({ day, price, checked_at, is_reachable }: PriceRow): PriceDay {
  return {
    day,
    price,
    checkedAt: new Date(Number(checked_at)).toISOString(),
    isReachable: is_reachable === 1,
  };
}
