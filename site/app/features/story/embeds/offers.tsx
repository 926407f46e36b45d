import { embedCopy } from '#app/copy/embeds.ts';
import { copy } from '#app/copy/site.ts';
import { bestOffer, type Offer } from '#content/rules/offers.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { PaidLink } from '../../../components/primitives/paid-link/paid-link.tsx';
import { priceText } from '../../../components/primitives/price-text/price-text.ts';
import styles from './offers.module.css';

interface OfferLinkProps {
  offer: Offer;
  position: string;
  isBest: boolean;
  label?: string;
  /** The price is beside the button, not in it. */
  isPriceApart?: boolean;
}

/** The best price is the one in accent. */
export function OfferLink({ offer, position, isBest, label, isPriceApart = false }: OfferLinkProps) {
  const price = isPriceApart ? '' : priceText(offer.price, offer.unit);
  return (
    <PaidLink
      className={`${buttonClass(isBest ? 'accent' : 'line', 'full')} ${styles.offer}`}
      url={offer.url}
      position={position}
    >
      <span className={styles.words}>
        {label === undefined && price && <b>{price}</b>}{' '}
        {label ?? `${price ? copy.at : copy.seeItAt} ${offer.merchant || copy.shop}`}
      </span>
      <Icon name="external" size={16} className={styles.icon} />
    </PaidLink>
  );
}

interface OffersProps {
  offers: readonly Offer[];
  /** Position on the page, for tracking: `verdict`. */
  place: string;
  /** The test `cta_pricing`: every price is beside its button. */
  isPriceApart?: boolean;
}

/** As many as a reader compares at a glance. */
const atOnce = 5;

/** Shop offers. A long list shows its first offers and folds the rest. */
export function Offers({ offers, place, isPriceApart = false }: OffersProps) {
  if (offers.length === 0) return null;
  const best = bestOffer(offers);
  const row = (offer: Offer, index: number) => (
    <li key={index} className={isPriceApart ? styles.apart : undefined}>
      {isPriceApart && offer.price !== undefined && <b>{priceText(offer.price, offer.unit)}</b>}
      <OfferLink
        offer={offer}
        position={`${place}-${index + 1}`}
        isBest={offer === best}
        isPriceApart={isPriceApart}
      />
    </li>
  );
  const folded = offers.length > atOnce + 1 ? offers.length - atOnce : 0;
  const shown = offers.length - folded;
  return (
    <div className={styles.group}>
      <ul className={styles.offers}>{offers.slice(0, shown).map(row)}</ul>
      {folded > 0 && (
        <details className={styles.more}>
          <summary>{embedCopy.moreOffers(folded)}</summary>
          <ul className={styles.offers}>
            {offers.slice(shown).map((offer, index) => row(offer, shown + index))}
          </ul>
        </details>
      )}
    </div>
  );
}
