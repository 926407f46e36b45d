import type { Lexicon, Measure, Product } from '#demo/generated/lexicon/lexicon.ts';
import { onSale } from '#demo/generated/lexicon/lexicon.ts';
import { randomOf } from '#demo/random.ts';

/** What our bench says about a product, wherever the number is printed. */
export type ReadingOf = (product: Product, measure: Measure) => number;

/**
 * Measured values for everything on a shelf. Each measure has another order of merit, so that everything is better
 * than something at something.
 */
export function readingsOf(lexicon: Lexicon): ReadingOf {
  const { products, measures, topic } = lexicon;
  const order = randomOf(`readings/${topic}`).some(products, products.length);
  const step = Math.floor(order.length / measures.length);
  const known = new Map<string, number>();
  measures.forEach((measure, index) => {
    order.forEach((product, place) => {
      const merit = ((place + index * step) % order.length) / Math.max(1, order.length - 1);
      known.set(`${product.name}/${measure.name}`, valueAt(merit, measure));
    });
  });
  return ({ name }, measure) => known.get(`${name}/${measure.name}`) ?? valueAt(0.5, measure);
}

function valueAt(merit: number, { low, high, less }: Measure): number {
  const share = less ? 1 - merit : merit;
  return Math.round(low + (high - low) * share);
}

export interface Match {
  rival: Product;
  measure: Measure;
}

/** A lead that is worth a sentence, as a part of what the measure spans. */
const clearLead = 0.2;

/**
 * The rival and the measure of a story in which the product does better: those that were chosen if it is so, else
 * the nearest in price that it beats clearly.
 */
export function wonMatch(lexicon: Lexicon, product: Product, chosen: Match, readingOf: ReadingOf): Match {
  const leadIn = ({ rival, measure }: Match) => {
    const gap = readingOf(product, measure) - readingOf(rival, measure);
    return (measure.less ? -gap : gap) / (measure.high - measure.low);
  };
  const rivals = onSale(lexicon)
    .filter(({ maker, name }) => maker !== product.maker && name !== chosen.rival.name)
    .toSorted((a, b) => Math.abs(a.price - product.price) - Math.abs(b.price - product.price));
  const measures = [chosen.measure, ...lexicon.measures.filter(({ name }) => name !== chosen.measure.name)];
  const all = [chosen.rival, ...rivals].flatMap((rival) => measures.map((measure) => ({ rival, measure })));
  const clear = all.find((match) => leadIn(match) >= clearLead);
  return clear ?? all.reduce((best, match) => (leadIn(match) > leadIn(best) ? match : best), chosen);
}
