import type { Lexicon, Product } from '#demo/generated/lexicon/lexicon.ts';
import type { Pool } from './prose/pool.ts';
import { slotsOf } from './template.ts';

const priceSlots = new Set(['price', 'salePrice', 'saving', 'savingPct', 'rivalPrice']);
const productSlots = new Set(['product', 'model', 'rivalProduct', 'rivalModel']);
type Shelf = 'gear' | 'soon' | 'service' | 'none';
const fittingByPool = new WeakMap<object, Map<Shelf, readonly string[]>>();

function isSayable(template: string, shelf: Shelf): boolean {
  if (shelf === 'gear') return true;
  if (shelf === 'soon') return !slotsOf(template).some((slot) => slot === 'product' || slot === 'model');
  return !slotsOf(template).some(
    (slot) => priceSlots.has(slot) || (shelf === 'none' && productSlots.has(slot)),
  );
}

/** A story's own sentences know whether its product is out; shared prose would put it on the bench or in a shop. */
function shelfOf(lexicon: Lexicon, isShared: boolean, product?: Product): Shelf {
  if (lexicon.gear) return isShared && product?.soon ? 'soon' : 'gear';
  return lexicon.noProduct ? 'none' : 'service';
}

/**
 * Services have no price tag, some topics no product and some products are still to come: sentences that need them
 * are left out.
 */
export function fittingTemplates(
  pool: Pool | readonly string[],
  lexicon: Lexicon,
  product?: Product,
): readonly string[] {
  const shelf = shelfOf(lexicon, 'any' in pool, product);
  const known = fittingByPool.get(pool)?.get(shelf);
  if (known) return known;
  const all = 'any' in pool ? (lexicon.gear ? [...pool.any, ...pool.gear] : pool.any) : pool;
  const fitting = all.filter((template) => isSayable(template, shelf));
  const byShelf = fittingByPool.get(pool) ?? new Map<Shelf, readonly string[]>();
  fittingByPool.set(pool, byShelf.set(shelf, fitting));
  return fitting;
}
