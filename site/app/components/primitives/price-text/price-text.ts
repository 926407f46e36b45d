import { formatPrice } from '#content/rules/price.ts';

/** Prices without cents: `$1,199`. Zero is written as free. A price in words stays. */
export function priceText(price: unknown): string {
  if (typeof price === 'number') return price === 0 ? 'Free' : formatPrice(price);
  return typeof price === 'string' ? price : '';
}
