import type { ProductRecord } from './product-record.ts';

export const robotics: readonly ProductRecord[] = [
  // Robots are leased: the Dock 2 by the week, the others by the month.
  {
    name: 'Handler Dock 2',
    maker: 'Handler',
    price: 1900,
    virtues: ['a third more trailers in a shift than two people'],
    faults: ['stops six times in a trailer after a year of learning'],
  },
  { name: 'Handler Cart', maker: 'Handler', price: 900 },
  { name: 'Grasp Arm Six', maker: 'Grasp', price: 2400, faults: ['eleven minutes for a towel'] },
  { name: 'Orchardist Picker', maker: 'Orchardist', price: 3100 },
  { name: 'Stairwell Walker', maker: 'Stairwell', price: 4200 },
  { name: 'Tugboat Corridor', maker: 'Tugboat', price: 1200, faults: ['does not know who waits behind it'] },
];
