import type { ProductRecord } from './product-record.ts';

export const videoStreamingServices: readonly ProductRecord[] = [
  {
    name: 'Marquee Plus',
    maker: 'Marquee',
    price: 12,
    otherPrices: {
      14: 'from January',
      24: 'more a year',
      168: 'a year at the new price',
      120: 'a year, paid at once',
      140: 'a year at once, from January',
      144: 'a year',
      72: 'six months',
    },
  },
  { name: 'Marquee Basic', maker: 'Marquee', price: 6 },
  { name: 'Tideline Stream', maker: 'Tideline', price: 15, otherPrices: { 60: 'four months' } },
  { name: 'Fable Family', maker: 'Fable', price: 9, otherPrices: { 18: 'two months' } },
  {
    name: 'Candlewick Films',
    maker: 'Candlewick',
    price: 8,
    otherPrices: { 40: 'five months', 15: 'the price of Tideline' },
  },
  { name: 'Bleacher Sports', maker: 'Bleacher', price: 19, otherPrices: { 57: 'three months' } },
];
