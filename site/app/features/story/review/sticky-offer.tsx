import { useBucket } from '#app/experiments/use-bucket.ts';
import type { Review } from '#content/entities/review.ts';
import { bestOffer, resellerOffers } from '#content/rules/offers.ts';
import { productName } from '#content/rules/product-name.ts';
import { reviewCopy } from '../../../copy/review.ts';
import { OfferLink } from '../embeds/offers.tsx';
import styles from './sticky-offer.module.css';

/** The test `stickyCta`: does a reader buy sooner when the best price stays in sight? Only its bucket has this bar. */
export function StickyOffer({ review }: { review: Review }) {
  const isShown = useBucket('stickyCta', 'test');
  if (!isShown) return null;
  const best = bestOffer(resellerOffers(review.relatedProduct));
  if (!best) return null;
  return (
    <section className={styles.bar} aria-label={reviewCopy.bestPrice} data-part="sticky-offer">
      <div className={`wrap ${styles.row}`}>
        <p className={styles.name}>{productName(review)}</p>
        <OfferLink offer={best} position="sticky-1" isBest />
      </div>
    </section>
  );
}
