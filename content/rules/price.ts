import { grouped } from '#platform/format-number.ts';
import { currency as defaultCurrency } from '../limits.ts';

/** Currencies whose prices are written by hand; the first use of `Intl` holds a phone up for a tenth of a second. */
const signs: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  JPY: '¥',
  INR: '₹',
};

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs far more than using it, and a page writes a hundred prices. */
function formatFor(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  formats.set(currency, format);
  return format;
}

/** `$1,300`: prices are rounded to whole units. */
export function formatPrice(amount: number, currency: string = defaultCurrency): string {
  const sign = signs[currency];
  if (sign === undefined || !Number.isFinite(amount) || amount < 0) return formatFor(currency).format(amount);
  return sign + grouped(Math.round(amount));
}
