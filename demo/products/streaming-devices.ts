import type { ProductRecord } from './product-record.ts';

export const streamingDevices: readonly ProductRecord[] = [
  {
    name: 'Reed Stick',
    maker: 'Reed',
    price: 39,
    score: 4,
    virtues: ['remote that beeps', 'finds free films first', 'seven years of updates'],
    faults: ['not the fastest'],
    shops: { Reed: 39, Parcelry: 39 },
  },
  {
    name: 'Reed Stick Max',
    maker: 'Reed',
    price: 59,
    score: 4,
    virtues: ['opens apps in 1.9 seconds', 'seven years of updates'],
    faults: ['blocks the next port', 'no Ethernet'],
    shops: { Parcelry: 44, Reed: 59, 'Fairway Electric': 59 },
    otherPrices: { 49: 'lowest of ninety days', 45: 'never under, before', 5: 'more than the Reed Stick' },
  },
  { name: 'Hollis Box', maker: 'Hollis', price: 99 },
  {
    name: 'Vantage Link',
    maker: 'Vantage',
    price: 29,
    score: 2,
    virtues: ['cheap', 'small'],
    faults: ['seven ads', '6.8 seconds to open an app', 'tracking by default'],
    shops: { Vantage: 29, 'Box & Bolt': 29, Parcelry: 29 },
    otherPrices: { 10: 'less than the Reed Stick' },
  },
  { name: 'Vantage Link Pro', maker: 'Vantage', price: 69, soon: true },
  { name: 'Marquee Mini', maker: 'Marquee', price: 49 },
];
