import type { ProductRecord } from './product-record.ts';

export const sustainability: readonly ProductRecord[] = [
  { name: 'Mender Kit', maker: 'Mender', price: 39 },
  { name: 'Mender Bench', maker: 'Mender', price: 89 },
  { name: 'Loopback Box', maker: 'Loopback', price: 6 },
  { name: 'Againwell Phone', maker: 'Againwell', price: 199 },
  { name: 'Clearledger Report', maker: 'Clearledger', price: 45 },
  { name: 'Fiberwell Mailer', maker: 'Fiberwell', price: 2 },
];
