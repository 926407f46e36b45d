import type { Lexicon } from '#demo/lexicon/lexicon.ts';
import type { Pool } from './prose/pool.ts';
import { slotsOf } from './template.ts';

const priceSlots = new Set(['price', 'salePrice', 'saving', 'savingPct', 'rivalPrice']);
const productSlots = new Set(['product', 'model', 'rivalProduct', 'rivalModel']);
type Shelf = 'gear' | 'service' | 'none';
const fittingByPool = new WeakMap<object, Map<Shelf, readonly string[]>>();

function isSayable(template: string, shelf: Shelf): boolean {
  if (shelf === 'gear') return true;
  return !slotsOf(template).some(
    (slot) => priceSlots.has(slot) || (shelf === 'none' && productSlots.has(slot)),
  );
}

/** Services have no price tag and some topics no product: sentences about them are left out. */
export function fittingTemplates(pool: Pool | readonly string[], lexicon: Lexicon): readonly string[] {
  const shelf: Shelf = lexicon.gear ? 'gear' : lexicon.noProduct ? 'none' : 'service';
  const known = fittingByPool.get(pool)?.get(shelf);
  if (known) return known;
  const all = 'any' in pool ? (shelf === 'gear' ? [...pool.any, ...pool.gear] : pool.any) : pool;
  const fitting = all.filter((template) => isSayable(template, shelf));
  const byShelf = fittingByPool.get(pool) ?? new Map<Shelf, readonly string[]>();
  fittingByPool.set(pool, byShelf.set(shelf, fitting));
  return fitting;
}
