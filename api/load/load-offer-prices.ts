import { type PriceHistory, priceHistory } from '#content/entities/checked-price.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { insertPriceHistories } from '../store/offer-prices.ts';
import { parseSeed, SeedError } from './seed-error.ts';

/** Price histories as a seed or an export hands them over: one for each offer, one entry for each day. */
export async function loadOfferPrices(
  trx: ContentTransaction,
  histories: readonly PriceHistory[] = [],
): Promise<void> {
  const offers = new Set<string>();
  const checked = histories.map((history) => {
    const entry = `prices of ${history.url}`;
    const { url, days } = parseSeed(priceHistory, history, entry);
    if (offers.has(url)) throw new SeedError(entry, 'url', 'has two histories');
    offers.add(url);
    if (new Set(days.map(({ day }) => day)).size !== days.length)
      throw new SeedError(entry, 'days', 'names a day twice');
    return { url, days };
  });
  await insertPriceHistories(trx, checked);
}
