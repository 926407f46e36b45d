import type { Listicle } from '#content/entities/listicle.ts';
import { productScore } from '#content/rules/score.ts';

/** The score of a pick is an attribute of its product. */
const scoreSlug = 'rating';
const noProduct = { attributes: [], images: [], slugs: [], specs: [] };

export const scoreOfPick = ({ techProd }: Listicle): number | undefined => productScore(techProd);

export function withScore(pick: Listicle, score: number | undefined): Listicle {
  const product = pick.techProd ?? noProduct;
  const others = product.attributes.filter(({ slug }) => slug !== scoreSlug);
  const own = { id: scoreSlug, name: 'Rating', slug: scoreSlug, val: [String(score)], valSlug: [] };
  return {
    ...pick,
    techProd: { ...product, attributes: score === undefined ? others : [...others, own] },
  };
}

/** The order by score, the highest first, as places of the order now; equal ones and those without a score stay. */
export function orderByScore(picks: readonly Listicle[]): number[] {
  const scores = picks.map((pick) => scoreOfPick(pick) ?? -1);
  return picks.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}
