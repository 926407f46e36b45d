import type { TechProduct } from '../entities/product.ts';

interface ScoreFacts {
  starRating?: unknown;
  rating?: unknown;
}

/**
 * Out of five. The star rating counts; the stored words only where there is none, and words above five are out of ten.
 * What is no score gives none: a page without stars is better than a wrong one.
 */
export function scoreOf({ starRating, rating }: ScoreFacts): number | undefined {
  return inRange(numberOf(starRating), 5) ?? fromWords(numberOf(rating));
}

function fromWords(value: number): number | undefined {
  return inRange(value, 5) ?? (inRange(value, 10) === undefined ? undefined : value / 2);
}

function numberOf(value: unknown): number {
  return typeof value === 'number'
    ? value
    : typeof value === 'string'
      ? Number.parseFloat(value)
      : Number.NaN;
}

function inRange(value: number, most: number): number | undefined {
  return value > 0 && value <= most ? value : undefined;
}

/** A product's own score travels among its attributes. */
export function productScore(product: Pick<TechProduct, 'attributes'> | undefined): number | undefined {
  return scoreOf({ starRating: attributeOf(product, 'rating') });
}

export function attributeOf(
  product: Pick<TechProduct, 'attributes'> | undefined,
  slug: string,
): string | undefined {
  return product?.attributes.find((attribute) => attribute.slug === slug)?.val[0];
}
