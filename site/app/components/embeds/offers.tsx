import { copy } from '#app/copy.ts';
import type { MerchantOffer } from '#content/entities/merchant-offer.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { priceText } from '../guides-table/price-text.ts';
import styles from './offers.module.css';

export interface Offer {
  price?: number | undefined;
  merchant: string;
  url: string;
}

/** Offers that lead somewhere, cheapest first. */
export function offersOf(offers: readonly MerchantOffer[] | undefined): Offer[] {
  return (offers ?? [])
    .flatMap(({ offerMerchant, offerPrice, monetizedUrl, url, rawUrl, useMonetization }) => {
      const address = (useMonetization ? monetizedUrl : undefined) ?? url ?? rawUrl;
      return address ? [{ price: offerPrice, merchant: offerMerchant ?? copy.shop, url: address }] : [];
    })
    .sort((a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY));
}

/** A paid link says so to machines; the best price is the one in accent. */
export function OfferLink({ offer, label, isBest }: { offer: Offer; label?: string; isBest: boolean }) {
  const price = priceText(offer.price);
  return (
    <a
      className={`${buttonClass(isBest ? 'accent' : 'line', 'full')} ${styles.offer}`}
      href={offer.url}
      rel="sponsored nofollow noopener"
    >
      {price && <b>{price}</b>} {label ?? `${copy.at} ${offer.merchant}`}
      <Icon name="external" size={16} className={styles.icon} />
    </a>
  );
}

export function Offers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers}>
      {offers.map((offer, index) => (
        <li key={offer.url}>
          <OfferLink offer={offer} isBest={index === 0} />
        </li>
      ))}
    </ul>
  );
}
