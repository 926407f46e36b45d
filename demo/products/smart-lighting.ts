import type { ProductRecord } from './product-record.ts';

export const smartLighting: readonly ProductRecord[] = [
  { name: 'Glim Bulb', maker: 'Glim', price: 14 },
  { name: 'Glim Bulb Color', maker: 'Glim', price: 29 },
  { name: 'Glim Globe', maker: 'Glim', price: 24 },
  {
    name: 'Vesper Dusk',
    maker: 'Vesper',
    price: 24,
    score: 4,
    virtues: ['thirty-minute fade', 'no flicker', 'silent'],
    faults: ['warm white only', '640 lumens'],
    shops: { Vesper: 24, 'Box & Bolt': 24, 'Marlow’s': 26 },
    otherPrices: { 48: 'a pair' },
  },
  { name: 'Vesper Dawn', maker: 'Vesper', price: 32, soon: true },
  {
    name: 'Filament Old Style',
    maker: 'Filament',
    price: 22,
    virtues: ['dims like a candle', 'works with wall switches'],
    faults: ['sharp shadows'],
    shops: { 'Marlow’s': 22, Filament: 22 },
    otherPrices: { 15: 'the wall button', 66: 'three of them' },
  },
  { name: 'Lattice Lamp', maker: 'Lattice', price: 12 },
];
