import type { ProductRecord } from './product-record.ts';

export const enterpriseSoftware: readonly ProductRecord[] = [
  { name: 'Ledgerline Close', maker: 'Ledgerline', price: 120 },
  {
    name: 'Ledgerline Pay',
    maker: 'Ledgerline',
    price: 60,
    faults: ['moved a payday for a holiday that does not exist'],
  },
  { name: 'Formwork Plan', maker: 'Formwork', price: 95 },
  { name: 'Brightside People', maker: 'Brightside', price: 45 },
  { name: 'Keystone Orders', maker: 'Keystone', price: 80 },
  {
    name: 'Plainview Suite',
    maker: 'Plainview',
    price: 70,
    virtues: ['error messages that name the field'],
    faults: ['decides what counts as an action'],
  },
];
