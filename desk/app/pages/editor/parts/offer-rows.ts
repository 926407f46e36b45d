import type { MerchantOffer } from '#content/entities/merchant-offer.ts';
import type { Reseller } from '#content/entities/product.ts';

/** What an editor sees and changes of an offer, wherever it is stored. */
export interface OfferRow {
  shop: string;
  price: number | undefined;
  address: string;
  link: 'plain' | 'paid' | 'failed';
}
export type OfferChange = Partial<Pick<OfferRow, 'shop' | 'price' | 'address'>>;

/** How one kind of offer is read and written. */
export interface OfferKind<T> {
  read: (offer: T) => OfferRow;
  write: (offer: T, change: OfferChange) => T;
  empty: (id: string) => T;
}

const without = <T extends object, Name extends keyof T>(given: T, ...names: Name[]): Omit<T, Name> => {
  const rest = { ...given };
  for (const name of names) delete rest[name];
  return rest;
};

/** Offers of a pick and of a review card. */
export const merchantOffers: OfferKind<MerchantOffer> = {
  read: (offer) => ({
    shop: offer.offerMerchant ?? '',
    price: offer.offerPrice,
    address: plainAddress(offer) ?? '',
    link: linkOf(offer),
  }),
  write(offer, change) {
    let next: MerchantOffer = offer;
    if (change.shop !== undefined) next = { ...next, offerMerchant: change.shop };
    if ('price' in change) {
      next = without(next, 'offerPrice');
      if (change.price !== undefined) next = { ...next, offerPrice: change.price };
    }
    if (change.address !== undefined && change.address !== plainAddress(offer))
      // The paid link leads to the old address.
      next = { ...without(next, 'rawUrl', 'monetizedUrl', 'monetizationStatus'), url: change.address };
    return next;
  },
  empty: () => ({ useMonetization: false, offerMerchant: '', url: '' }),
};

const plainAddress = ({ rawUrl, url }: MerchantOffer) => rawUrl ?? url;

function linkOf({ useMonetization, monetizedUrl, monetizationStatus }: MerchantOffer): OfferRow['link'] {
  if (!useMonetization) return 'plain';
  if (monetizationStatus === 'failed') return 'failed';
  return monetizedUrl ? 'paid' : 'plain';
}

/** Shops of a product. */
export const shopOffers: OfferKind<Reseller> = {
  read: ({ name, price, url }) => ({ shop: name, price, address: url, link: 'plain' }),
  write(offer, change) {
    const next: Reseller = 'price' in change ? without(offer, 'price') : { ...offer };
    if (change.price !== undefined) next.price = change.price;
    if (change.shop !== undefined) next.name = change.shop;
    if (change.address !== undefined) next.url = change.address;
    return next;
  },
  empty: (id) => ({ id, name: '', url: '', weight: 0 }),
};

/** Shops as readers see them: the weightiest first, then the cheapest. */
export const shopsInOrder = (shops: readonly Reseller[]): Reseller[] =>
  shops.toSorted((a, b) => b.weight - a.weight || (a.price ?? Infinity) - (b.price ?? Infinity) || 0);

/** The order of an editor, written as weights. */
export const weighted = (shops: readonly Reseller[]): Reseller[] =>
  shops.map((shop, index) => ({ ...shop, weight: shops.length - index }));
