import type { ProductRecord } from './product-record.ts';

export const workLife: readonly ProductRecord[] = [
  { name: 'Daylight Calendar', maker: 'Daylight', price: 6 },
  {
    name: 'Daylight Teams',
    maker: 'Daylight',
    price: 11,
    faults: ['delivers an hour of held messages at once'],
  },
  { name: 'Hush Status', maker: 'Hush', price: 4, virtues: ['a small sign and nothing else'] },
  { name: 'Minute Notes', maker: 'Minute', price: 9 },
  { name: 'Benchmark Desks', maker: 'Benchmark', price: 14 },
  { name: 'Commons Room', maker: 'Commons', price: 8 },
];
