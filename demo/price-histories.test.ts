import { expect, it } from 'vitest';
import { wrongHistories } from './checks/price-facts.ts';
import { handWritten } from './pieces.ts';
import { priceHistories } from './price-histories.ts';
import { allProducts } from './products/products.ts';
import { now } from './test/wavelength.ts';

it('every deal has ninety days of prices that agree with its text and its product’s record', async () => {
  const stories = handWritten(now);
  const histories = priceHistories(stories, now);
  const products = await allProducts();
  expect(wrongHistories(stories, products, histories, now)).toEqual([]);
  const [first, ...others] = histories;
  if (!first) throw new Error('no histories');
  const wrong = { ...first, days: first.days.map((day) => ({ ...day, price: 1 })) };
  expect(wrongHistories(stories, products, [wrong, ...others], now)).not.toEqual([]);
});
