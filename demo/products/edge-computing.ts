import type { ProductRecord } from './product-record.ts';

export const edgeComputing: readonly ProductRecord[] = [
  { name: 'Outpost Box 4', maker: 'Outpost', price: 690 },
  { name: 'Outpost Box 8', maker: 'Outpost', price: 990, virtues: ['fanless', '60 watts'] },
  { name: 'Lattice Site', maker: 'Lattice', price: 540 },
  { name: 'Gable Closet', maker: 'Gable', price: 420 },
  {
    name: 'Hayloft Barn',
    maker: 'Hayloft',
    price: 760,
    virtues: ['sealed against dust and hose water'],
    otherPrices: { 89680: '118 of them' },
  },
  { name: 'Ridgeline Tower', maker: 'Ridgeline', price: 1240 },
];
