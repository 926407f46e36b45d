import type { ProductRecord } from './product-record.ts';

export const homeAndOffice: readonly ProductRecord[] = [
  {
    name: 'Breezeway Room',
    maker: 'Breezeway',
    price: 149,
    virtues: ['gauge that measures airflow'],
    otherPrices: { 32: 'a filter', 277: 'five years of it' },
  },
  { name: 'Breezeway Room Large', maker: 'Breezeway', price: 229 },
  { name: 'Alder Quiet', maker: 'Alder', price: 119 },
  { name: 'Alder Quiet Tall', maker: 'Alder', price: 169, soon: true },
  {
    name: 'Stillwater Pure 2',
    maker: 'Stillwater',
    price: 199,
    score: 2.5,
    virtues: ['cleans a bedroom in 24 minutes'],
    faults: ['filter light counts days', '$775 over five years'],
    shops: { Stillwater: 199, Parcelry: 195, 'Marlow’s': 199 },
    otherPrices: { 64: 'a filter', 775: 'five years of it' },
  },
  { name: 'Cloudberry Nursery', maker: 'Cloudberry', price: 169 },
];
