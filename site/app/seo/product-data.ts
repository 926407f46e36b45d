import type { Offer } from '#content/rules/offers.ts';

/** Offers for a product, by price; shops without a price are left out. */
export function offersData(offers: readonly Offer[], currency = 'USD'): object | undefined {
  const priced = offers.flatMap(({ price, merchant, url }) =>
    price === undefined ? [] : [{ price, merchant, url }],
  );
  if (priced.length === 0) return undefined;
  const prices = priced.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: priced.length,
    offers: priced.map(({ price, merchant, url }) => ({
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      url,
      seller: merchant ? { '@type': 'Organization', name: merchant } : undefined,
    })),
  };
}
