import type { MerchantOffer } from '../entities/merchant-offer.ts';
import type { PriceUnit } from '../entities/price-unit.ts';
import type { RelatedProduct } from '../entities/product.ts';
import { isSafeLink } from './link-treatment.ts';
import { offerLink } from './offer-link.ts';

/** Somewhere to buy it. */
export interface Offer {
  /** Empty if not given. */
  merchant: string;
  url: string;
  /** Missing if unknown, or if prices are hidden. */
  price?: number | undefined;
  unit?: PriceUnit | undefined;
}

const priceOf = ({ price }: Offer) => price ?? Number.POSITIVE_INFINITY;

/** Offers that lead somewhere: cheapest first, or as the editors set them where prices are hidden. */
export function offersOf(item: {
  merchantOffers?: readonly MerchantOffer[] | undefined;
  usePricing: boolean;
}): Offer[] {
  return (item.merchantOffers ?? [])
    .flatMap((offer) => {
      const url = offerLink(offer);
      const price = item.usePricing ? offer.offerPrice : undefined;
      return url
        ? [
            {
              merchant: offer.offerMerchant ?? '',
              url,
              price,
              ...(offer.priceUnit ? { unit: offer.priceUnit } : {}),
            },
          ]
        : [];
    })
    .sort((a, b) => (item.usePricing ? priceOf(a) - priceOf(b) : 0) || 0);
}

/** Shops of a product, the weightiest first; among equals the cheaper one. */
export function resellerOffers(product: Pick<RelatedProduct, 'resellers'> | undefined): Offer[] {
  return (product?.resellers ?? [])
    .filter(({ url }) => isSafeLink(url))
    .toSorted((a, b) => b.weight - a.weight || (a.price ?? Infinity) - (b.price ?? Infinity) || 0)
    .map(({ name, price, url }) => ({ merchant: name, price, url }));
}

/** The best price; where none is known, the first offer. */
export function bestOffer(offers: readonly Offer[]): Offer | undefined {
  return offers.reduce<Offer | undefined>(
    (best, offer) => (best && priceOf(best) <= priceOf(offer) ? best : offer),
    undefined,
  );
}
