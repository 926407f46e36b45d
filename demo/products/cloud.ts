import type { ProductRecord } from './product-record.ts';

export const cloud: readonly ProductRecord[] = [
  { name: 'Stratus Core', maker: 'Stratus', price: 40 },
  { name: 'Stratus Archive', maker: 'Stratus', price: 9 },
  { name: 'Corvane Compute', maker: 'Corvane', price: 60 },
  {
    name: 'Harborline Vault',
    maker: 'Harborline',
    price: 15,
    virtues: ['publishes its failures in full'],
    faults: ['a six-hour outage behind a locked door'],
  },
  { name: 'Quayside Regions', maker: 'Quayside', price: 85 },
  { name: 'Tidepool Sync', maker: 'Tidepool', price: 7 },
];
