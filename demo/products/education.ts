import type { ProductRecord } from './product-record.ts';

export const education: readonly ProductRecord[] = [
  { name: 'Chalkline Class', maker: 'Chalkline', price: 3 },
  { name: 'Chalkline Grade', maker: 'Chalkline', price: 5 },
  { name: 'Inkpot Reading', maker: 'Inkpot', price: 2 },
  { name: 'Homeroom Portal', maker: 'Homeroom', price: 4 },
  {
    name: 'Openbench Repair Club',
    maker: 'Openbench',
    price: 90,
    otherPrices: { 119184: 'saved on repairs', 1260: 'for fourteen students' },
  },
  {
    name: 'Lanyard One Login',
    maker: 'Lanyard',
    price: 2,
    otherPrices: { 14400: 'a year for 7,200 students' },
  },
];
