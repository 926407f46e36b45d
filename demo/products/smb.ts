import type { ProductRecord } from './product-record.ts';

export const smb: readonly ProductRecord[] = [
  { name: 'Tillwell Tap', maker: 'Tillwell', price: 49 },
  {
    name: 'Tillwell Counter',
    maker: 'Tillwell',
    price: 299,
    faults: ['froze unusual sales for up to 60 days until this winter'],
    otherPrices: { 18400: 'what a bakery took on it in one weekend' },
  },
  { name: 'Shopfront Book', maker: 'Shopfront', price: 19 },
  {
    name: 'Pennywise Books',
    maker: 'Pennywise',
    price: 15,
    virtues: ['finds deposits that differ from sales'],
  },
  {
    name: 'Cartwheel Market',
    maker: 'Cartwheel',
    price: 29,
    virtues: ['long shelf of odd things'],
    faults: ['35 cents a month for each listing after the first hundred'],
  },
  { name: 'Ringup Mini', maker: 'Ringup', price: 39 },
];
