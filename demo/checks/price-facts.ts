import type { PriceHistory } from '#content/entities/checked-price.ts';
import { dealFlag, lowestOf } from '#content/rules/deals/deal-flag.ts';
import { dailyLows, priceDayOf } from '#content/rules/deals/price-days.ts';
import type { SeedStory } from '#content/seed.ts';
import type { ProductRecord } from '#demo/products/product-record.ts';
import type { Problem } from './check-stories.ts';

const lowestInRecord = /^lowest of ninety days/;

/** What the price histories of deals say against the texts and the product records. */
export function wrongHistories(
  stories: readonly SeedStory[],
  products: readonly ProductRecord[],
  histories: readonly PriceHistory[],
  now: Date,
): Problem[] {
  const records = new Map(products.map((record) => [record.name, record]));
  const known = new Map(histories.map(({ url, days }) => [url, days]));
  const today = priceDayOf(now.getTime());
  return stories.flatMap(({ story }) => {
    if (story.kind !== 'article' || story.type !== 'deals') return [];
    const problems: string[] = [];
    const published = Date.parse(story.datePublished ?? now.toISOString());
    const day = priceDayOf(Math.min(published, now.getTime()));
    for (const { productName = '', merchantOffers = [] } of story.reviewCards ?? []) {
      const all = merchantOffers.map((offer) => {
        const days = known.get(offer.rawUrl ?? offer.url ?? '') ?? [];
        const then = days.find((known) => known.day === day)?.price;
        if (then !== offer.offerPrice)
          problems.push(
            `${offer.offerMerchant}: ${then} on the day of the story, which says ${offer.offerPrice}`,
          );
        return days;
      });
      const prices = merchantOffers.flatMap(({ offerPrice }) => offerPrice ?? []);
      const best = Math.min(...prices);
      const lows = dailyLows(all, day);
      if (lows.length < 90) problems.push(`has ${lows.length} days of prices; 90 are promised`);
      if (dealFlag(best, lows)?.kind !== 'lowest') problems.push('was not the lowest of ninety days');
      const before = lowestOf(lows.filter((price) => price !== best));
      const recorded = Object.entries(records.get(productName)?.otherPrices ?? {}).find(([, what]) =>
        lowestInRecord.test(what),
      )?.[0];
      if (before !== Number(recorded))
        problems.push(`cost ${before} at its lowest before; its record says ${recorded}`);
      if (dailyLows(all, today).at(-1) === null) problems.push('has no price today');
    }
    return problems.map((message) => ({ slug: story.slug, message }));
  });
}
