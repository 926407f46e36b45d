import { formatPrice } from '#content/rules/price.ts';

const units: Readonly<Record<string, string>> = { month: 'a month', year: 'a year' };

/** `a month`; empty for what is paid once. */
export const unitText = (unit: unknown): string => units[String(unit)] ?? '';

/** Prices without cents: `$1,199`, `$4 a month`. Zero is written as free. A price in words stays. */
export function priceText(price: unknown, unit?: unknown): string {
  if (price === 0) return 'Free';
  if (typeof price === 'number') return [formatPrice(price), unitText(unit)].filter(Boolean).join(' ');
  return typeof price === 'string' ? price : '';
}
