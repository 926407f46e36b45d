import type { ProductRecord } from './product-record.ts';

export const finance: readonly ProductRecord[] = [
  { name: 'Harborside Checking', maker: 'Harborside', price: 1 },
  { name: 'Harborside Save', maker: 'Harborside', price: 1 },
  { name: 'Pennywise Budget', maker: 'Pennywise', price: 4 },
  { name: 'Commonplace Card', maker: 'Commonplace', price: 1 },
  {
    name: 'Tillwell Payday',
    maker: 'Tillwell',
    price: 3,
    faults: ['Asked for tips until this fall'],
    otherPrices: { 2: 'suggested tip', 4: 'suggested tip', 6: 'suggested tip' },
  },
  { name: 'Ferryman Transfer', maker: 'Ferryman', price: 2 },
];
