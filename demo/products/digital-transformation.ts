import type { ProductRecord } from './product-record.ts';

export const digitalTransformation: readonly ProductRecord[] = [
  {
    name: 'Ledgerline Counter',
    maker: 'Ledgerline',
    price: 35,
    otherPrices: { 18480: '44 people for a year' },
  },
  { name: 'Ledgerline Archive', maker: 'Ledgerline', price: 22 },
  { name: 'Formwork Flow', maker: 'Formwork', price: 48 },
  { name: 'Plainview Forms', maker: 'Plainview', price: 19 },
  { name: 'Switchyard Depot', maker: 'Switchyard', price: 55 },
];
