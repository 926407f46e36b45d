import { type Lexicon, type Measure, onSale, type Product } from '#demo/generated/lexicon/lexicon.ts';
import type { Random } from '#demo/random.ts';
import { type ReadingOf, wonMatch } from './readings.ts';

/** A company that is no part of the story; a topic with only two has none. */
export function bystanderOf(product: Product, rival: Product, lexicon: Lexicon): Product | undefined {
  return onSale(lexicon).find(({ maker }) => maker !== product.maker && maker !== rival.maker);
}

/** Another maker’s product, the nearest in price of a few; a topic has at least two makers. */
function rivalOf(product: Product, lexicon: Lexicon, random: Random): Product {
  const products = onSale(lexicon);
  const gap = ({ maker, price }: Product) =>
    maker === product.maker ? Number.MAX_VALUE : Math.abs(price - product.price);
  let rival = random.pick(products);
  for (let tries = 0; tries < 4 || (rival.maker === product.maker && tries < 60); tries += 1) {
    const other = random.pick(products);
    if (gap(other) < gap(rival)) rival = other;
  }
  return rival;
}

export interface Comparison {
  rival: Product;
  measure: Measure;
  before: number;
  after: number;
}

/** Things in boxes are compared by what the bench says about each; for anything else the numbers are random. */
export function comparisonFor(
  product: Product,
  lexicon: Lexicon,
  random: Random,
  readingOf: ReadingOf,
): Comparison {
  const chosen = { rival: rivalOf(product, lexicon, random), measure: random.pick(lexicon.measures) };
  if (!lexicon.gear) return { ...chosen, ...improvementOf(chosen.measure, random) };
  const match = wonMatch(lexicon, product, chosen, readingOf);
  return {
    ...match,
    before: readingOf(match.rival, match.measure),
    after: readingOf(product, match.measure),
  };
}

/** Two values well apart, the second the better one. */
function improvementOf({ low, high, less }: Measure, random: Random): { before: number; after: number } {
  const span = high - low;
  const small = Math.round(low + span * (0.05 + random.next() * 0.35));
  const large = Math.max(small + 1, Math.round(low + span * (0.55 + random.next() * 0.45)));
  return less ? { before: large, after: small } : { before: small, after: large };
}
