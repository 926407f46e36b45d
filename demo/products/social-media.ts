import type { ProductRecord } from './product-record.ts';

export const socialMedia: readonly ProductRecord[] = [
  { name: 'Perch Plus', maker: 'Perch', price: 4 },
  { name: 'Roundtable Groups', maker: 'Roundtable', price: 6 },
  { name: 'Murmurate Pro', maker: 'Murmurate', price: 5 },
  {
    name: 'Stoop Local',
    maker: 'Stoop',
    price: 2,
    virtues: ['500 households and no advertisements'],
    faults: ['a waiting list in full neighborhoods'],
  },
  { name: 'Postmark Creator', maker: 'Postmark', price: 9 },
];
