import type { Review } from '../entities/review.ts';

/** What the reviewed thing is called: the editors' name for it, its maker's, or what the headline says. */
export function productName(
  review: Pick<Review, 'preferredProductName' | 'relatedProduct' | 'title' | 'headline'>,
): string {
  return (
    review.preferredProductName ?? review.relatedProduct?.product?.name ?? review.headline ?? review.title
  );
}
