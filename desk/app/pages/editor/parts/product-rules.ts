import type { RelatedProduct } from '#content/entities/product.ts';
import { slugOf } from '../slug-of.ts';

export interface ProductChange {
  name?: string;
  maker?: string;
  year?: string;
  listPrice?: number | undefined;
  facts?: readonly string[];
}

const empty = (id: string): RelatedProduct => ({ id, reviews: [], resellers: [], slugs: [] });

/** An address made from a name follows it; one that came from elsewhere stays. */
const follow = (before: { name: string; slug: string } | undefined, name: string) =>
  before && before.slug !== slugOf(before.name) ? before.slug : slugOf(name);

/** The product of a review with what an editor changed; all that a catalog knows of it stays. */
export function withProduct(
  before: RelatedProduct | null,
  change: ProductChange,
  newId: () => string,
): RelatedProduct {
  const { name, maker, year, listPrice, facts } = change;
  const whole = before ?? empty(newId());
  const product = whole.product ?? { name: '', slug: '', shortSpecs: [] };
  const next: RelatedProduct = { ...whole, product };
  if (name !== undefined) next.product = { ...product, name, slug: follow(whole.product, name) };
  if (year !== undefined) next.product = { ...product, modelYear: year };
  if (facts) next.product = { ...product, shortSpecs: [...facts] };
  if ('listPrice' in change) {
    const { msrp: _, ...others } = product;
    next.product = listPrice === undefined ? others : { ...others, msrp: listPrice };
  }
  if (maker !== undefined) {
    const { manufacturer } = whole;
    const slug = follow(manufacturer, maker);
    const id = !manufacturer || manufacturer.id === manufacturer.slug ? slug : manufacturer.id;
    next.manufacturer = { id, name: maker, slug };
    if (maker === '') delete next.manufacturer;
  }
  return next;
}

interface Score {
  rating: number;
}

/** The average of the scores in parts, to a quarter; undefined without any. */
export function averageOf(scores: readonly Score[]): number | undefined {
  if (scores.length === 0) return undefined;
  const sum = scores.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / scores.length) * 4) / 4;
}
