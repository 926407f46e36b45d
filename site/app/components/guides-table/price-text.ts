const currency = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Prices without cents: `$1,199`. A price in words stays as it is. */
export function priceText(price: unknown): string {
  return typeof price === 'number' ? currency.format(price) : typeof price === 'string' ? price : '';
}
