import type { ProductRecord } from './product-record.ts';

export const energy: readonly ProductRecord[] = [
  { name: 'Ferrous Barn', maker: 'Ferrous', price: 9800 },
  { name: 'Ferrous Yard', maker: 'Ferrous', price: 14200 },
  { name: 'Voltaic Wall', maker: 'Voltaic', price: 7200 },
  { name: 'Coldbrook Cold Pump', maker: 'Coldbrook', price: 5400 },
  { name: 'Sunline Balcony', maker: 'Sunline', price: 899 },
  { name: 'Gridley Meter', maker: 'Gridley', price: 240 },
];
