import type { Product } from '#demo/generated/lexicon/lexicon.ts';
import { randomOf } from '#demo/random.ts';

/** Half steps; most products are decent, few are wonderful. */
const scores = [2.5, 3, 3, 3.5, 3.5, 3.5, 4, 4, 4, 4, 4.5, 4.5, 5] as const;

export type ScoreOf = (product: Product) => number;

/** A product has one score in all generated stories: what a review calls weak no guide recommends. */
export function scoresOf(seed: string): ScoreOf {
  const known = new Map<string, number>();
  return ({ name }) => {
    const score = known.get(name) ?? randomOf(`${seed}/score/${name}`).pick(scores);
    known.set(name, score);
    return score;
  };
}

/** Good enough for a guide. */
export const recommendedFrom = 3.5;

/** What we would recommend, best first; a thin market is taken as it is. */
export function recommended(products: readonly Product[], scoreOf: ScoreOf, fewest = 1): Product[] {
  const best = [...products].sort((a, b) => scoreOf(b) - scoreOf(a));
  const good = best.filter((product) => scoreOf(product) >= recommendedFrom);
  return good.length >= fewest ? good : best.slice(0, fewest);
}
