import type { Product } from '#demo/lexicon/lexicon.ts';
import { randomOf } from '#demo/random.ts';

/** Half steps; most products are decent, few are wonderful. */
const scores = [2.5, 3, 3, 3.5, 3.5, 3.5, 4, 4, 4, 4, 4.5, 4.5, 5] as const;

/** A product has one score, whoever asks: what a review calls weak no guide recommends. */
export function scoreFor(seed: string, { name }: Product): number {
  return randomOf(`${seed}/score/${name}`).pick(scores);
}

/** Good enough for a guide. */
export const recommendedFrom = 3.5;
