import type { ProductRecord } from './product-record.ts';

export const videoStreamingServices: readonly ProductRecord[] = [
  {
    name: 'Marquee Plus',
    maker: 'Marquee',
    price: 12,
    alsoSaid: {
      14: 'from January',
      24: 'more a year',
      168: 'a year at the new price',
      120: 'a year, paid at once',
      140: 'a year at once, from January',
      144: 'a year',
    },
  },
  { name: 'Marquee Basic', maker: 'Marquee', price: 6 },
  { name: 'Tideline Stream', maker: 'Tideline', price: 15 },
  { name: 'Fable Family', maker: 'Fable', price: 9 },
  { name: 'Northlight Films', maker: 'Northlight', price: 8 },
  { name: 'Bleacher Sports', maker: 'Bleacher', price: 19 },
];
