import type { Listicle } from '#content/entities/listicle.ts';
import type { RelatedProduct } from '#content/entities/product.ts';
import type { ReviewCard } from '#content/entities/review-card.ts';
import type { PartRows } from '../store/parts.ts';

interface PresentedParts {
  listicles: Listicle[];
  reviewCards: ReviewCard[];
  relatedProduct: RelatedProduct | undefined;
}

export const noParts: PresentedParts = { listicles: [], reviewCards: [], relatedProduct: undefined };

/** Puts products and offers back into the best-list items and review cards they belong to. */
export function presentParts(rows: PartRows): PresentedParts {
  const productOf = (owner: string, position: number): unknown => {
    const row = rows.products.find((part) => part.owner === owner && part.owner_position === position);
    return row && JSON.parse(row.doc);
  };
  const whole = <T>(owner: string, { position, doc }: { position: number; doc: string }): T => {
    const product = productOf(owner, position);
    const offers = rows.offers.filter((part) => part.owner === owner && part.owner_position === position);
    return {
      ...JSON.parse(doc),
      ...(product ? { techProd: product } : {}),
      ...(offers.length > 0 ? { merchantOffers: offers.map((part) => JSON.parse(part.doc)) } : {}),
    } as T;
  };
  return {
    listicles: rows.listicles.map((row) => whole<Listicle>('listicle', row)),
    reviewCards: rows.reviewCards.map((row) => whole<ReviewCard>('review-card', row)),
    relatedProduct: productOf('story', 0) as RelatedProduct | undefined,
  };
}
