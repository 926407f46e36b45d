import type { ProductRecord } from './product-record.ts';

export const professionalDevelopment: readonly ProductRecord[] = [
  {
    name: 'Ladderworks Cloud Track',
    maker: 'Ladderworks',
    price: 1800,
    otherPrices: { 9400: 'median raise of graduates in the field' },
  },
  {
    name: 'Ladderworks Data Track',
    maker: 'Ladderworks',
    price: 1600,
    virtues: ['the best lessons of the four'],
    faults: ['taken alone, on video'],
    otherPrices: { 6100: 'median raise of graduates in the field' },
  },
  { name: 'Openbench Apprentice', maker: 'Openbench', price: 1 },
  {
    name: 'Nightowl Evening Code',
    maker: 'Nightowl',
    price: 950,
    otherPrices: { 8200: 'median raise of graduates in the field' },
  },
  {
    name: 'Cardinal Security Pro',
    maker: 'Cardinal',
    price: 1200,
    virtues: ['cohorts of 20 and a project for a real organization'],
    otherPrices: { 11300: 'median raise of graduates in the field' },
  },
];
