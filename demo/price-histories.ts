import type { PriceDay, PriceHistory } from '#content/entities/checked-price.ts';
import { daysBefore, priceDayOf } from '#content/rules/deals/price-days.ts';
import type { SeedStory } from '#content/seed.ts';

/** Prices of a store: each with how many days ago it began. */
type Steps = readonly (readonly [daysAgo: number, price: number])[];

/** So old that every deal has ninety days before the day on which its story was published. */
const oldest = 120;

/** The prices behind each deal, as its text tells them. */
const pricesOf: Readonly<Record<string, Readonly<Record<string, Steps>>>> = {
  'ampersand-duo-45-deal': {
    Cornerstock: [
      [oldest, 39],
      [12, 26],
    ],
    Ampersand: [
      [oldest, 39],
      [79, 29],
      [77, 39],
    ],
    Parcelry: [
      [oldest, 39],
      [20, 37],
    ],
  },
  'burrow-den-149': {
    'Fairway Electric': [
      [oldest, 179],
      [35, 159],
      [34, 179],
      [0, 149],
    ],
    Burrow: [[oldest, 179]],
    Parcelry: [[oldest, 179]],
  },
  'meadowlark-mow-40-359': {
    'Box & Bolt': [
      [oldest, 449],
      [58, 399],
      [50, 449],
      [5, 359],
    ],
    Meadowlark: [[oldest, 449]],
    'Fairway Electric': [[oldest, 449]],
  },
  // The weekend of this one is over: its page of deals advises to wait.
  'orrin-watch-6-deal': {
    Cornerstock: [
      [oldest, 329],
      [20, 259],
      [17, 329],
    ],
    Orrin: [[oldest, 329]],
    'Fairway Electric': [
      [oldest, 329],
      [47, 279],
      [46, 329],
      [24, 319],
    ],
  },
  'pulsefield-halo-two-deal': {
    Cornerstock: [
      [oldest, 279],
      [61, 239],
      [58, 279],
      [3, 219],
    ],
    Pulsefield: [[oldest, 279]],
    Parcelry: [
      [oldest, 279],
      [15, 269],
    ],
  },
  'quietline-plus-year-for-29-dollars': {
    Quietline: [
      [oldest, 48],
      [85, 36],
      [75, 48],
      [2, 29],
    ],
  },
  'reed-stick-max-44': {
    Parcelry: [
      [oldest, 59],
      [66, 49],
      [59, 59],
      [31, 49],
      [29, 59],
      [2, 44],
    ],
    Reed: [[oldest, 59]],
    'Fairway Electric': [[oldest, 59]],
  },
  'vantage-desk-27-229': {
    'Fairway Electric': [
      [oldest, 279],
      [38, 249],
      [29, 279],
      [3, 229],
    ],
    Vantage: [[oldest, 279]],
    'Northwind Electronics': [[oldest, 279]],
  },
};

/** Prices of every day for the offers of the deals, last checked some minutes before `now`. */
export function priceHistories(stories: readonly SeedStory[], now: Date): PriceHistory[] {
  return stories.flatMap(({ story }) => {
    const stores = pricesOf[story.slug];
    if (!stores || story.kind !== 'article') return [];
    const offers = (story.reviewCards ?? []).flatMap(({ merchantOffers = [] }) => merchantOffers);
    return offers.flatMap(({ offerMerchant = '', rawUrl, url }, index) => {
      const steps = stores[offerMerchant];
      const address = rawUrl ?? url;
      return steps && address ? [{ url: address, days: daysOf(steps, now, 4 + 3 * index) }] : [];
    });
  });
}

function daysOf(steps: Steps, now: Date, checkedMinutesAgo: number): PriceDay[] {
  const today = priceDayOf(now.getTime());
  return Array.from({ length: oldest + 1 }, (_, index) => {
    const daysAgo = oldest - index;
    const day = daysBefore(today, daysAgo);
    const price = steps.findLast(([begins]) => begins >= daysAgo)?.[1] ?? null;
    const checkedAt =
      daysAgo === 0
        ? new Date(now.getTime() - checkedMinutesAgo * 60_000).toISOString()
        : `${day}T18:00:00.000Z`;
    return { day, price, checkedAt, isReachable: true };
  });
}
