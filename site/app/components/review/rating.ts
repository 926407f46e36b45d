import type { Review } from '#content/entities/review.ts';
import type { Offer } from '../embeds/offers.tsx';

/** Out of five; the stored words win only when there is no number. */
export function ratingOf(review: Pick<Review, 'starRating' | 'rating'>): number | undefined {
  const rating = review.starRating ?? Number.parseFloat(review.rating ?? '');
  return Number.isFinite(rating) && rating > 0 ? Math.min(5, rating) : undefined;
}

/** Shops of the reviewed product, cheapest first. */
export function resellerOffers(review: Pick<Review, 'relatedProduct'>): Offer[] {
  return (review.relatedProduct?.resellers ?? [])
    .map(({ name, price, url }) => ({ merchant: name, price, url }))
    .sort((a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY));
}
