import { useBucket } from '#app/experiments/use-bucket.ts';
import type { Review } from '#content/entities/review.ts';
import { bestOffer, resellerOffers } from '#content/rules/offers.ts';
import { productName } from '#content/rules/product-name.ts';
import { scoreOf } from '#content/rules/score.ts';
import { Score } from '../../../components/story/review-tile/review-tile.tsx';
import { reviewCopy } from '../../../copy/review.ts';
import { Offers } from '../embeds/offers.tsx';
import styles from './buy-box.module.css';

/** The product beside the text, with its best price and the shop we name first. */
export function BuyBox({ review }: { review: Review }) {
  const isPriceApart = useBucket('cta_pricing', 'test');
  const offers = resellerOffers(review.relatedProduct);
  const best = bestOffer(offers);
  const two = offers.filter((offer, index) => offer === best || index < (offers[0] === best ? 2 : 1));
  const score = scoreOf(review);
  if (two.length === 0) return null;
  return (
    <section className={styles.box} aria-label={reviewCopy.bestPrices}>
      <p className={styles.name}>{productName(review)}</p>
      {score !== undefined && <Score value={score} size="small" />}
      <Offers offers={two} place="rail" isPriceApart={isPriceApart} />
    </section>
  );
}
