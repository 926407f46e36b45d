import { expect, it } from 'vitest';
import { formatPrice } from './price.ts';

const amounts = [0, 0.4, 0.5, 1, 9.99, 99.5, 999.49, 999.5, 1000, 1299.9, 12_345, 1_234_567.5, -1, -12.5];

it.each(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'INR', 'SEK', 'CHF'])(
  'RV-08 prices in %s read as the language writes them, in whole units',
  (currency) => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
    expect(amounts.map((amount) => formatPrice(amount, currency))).toEqual(
      amounts.map((amount) => format.format(amount)),
    );
  },
);
