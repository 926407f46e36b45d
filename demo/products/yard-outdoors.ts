import type { ProductRecord } from './product-record.ts';

export const yardOutdoors: readonly ProductRecord[] = [
  {
    name: 'Meadowlark Mow 40',
    maker: 'Meadowlark',
    price: 449,
    score: 4,
    virtues: ['drives its own wheels', '8,200 square feet on a charge'],
    faults: ['heavy', 'plastic deck'],
    shops: { 'Box & Bolt': 359, Meadowlark: 449, 'Fairway Electric': 449 },
    otherPrices: { 399: 'lowest of ninety days' },
  },
  { name: 'Meadowlark Roam', maker: 'Meadowlark', price: 899, soon: true },
  {
    name: 'Cinder Push',
    maker: 'Cinder',
    price: 379,
    score: 3.5,
    virtues: ['one-bolt blade', 'spare parts'],
    faults: ['no drive on slopes', 'slow charger'],
    shops: { Cinder: 379, 'Box & Bolt': 369, 'Fairway Electric': 379 },
    otherPrices: { 189: 'a battery pack' },
  },
  { name: 'Cinder Wide', maker: 'Cinder', price: 549 },
  { name: 'Rill Edge 21', maker: 'Rill', price: 429 },
  { name: 'Basecamp Deck 18', maker: 'Basecamp', price: 399 },
];
