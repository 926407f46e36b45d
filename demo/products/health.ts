import type { ProductRecord } from './product-record.ts';

export const health: readonly ProductRecord[] = [
  { name: 'Vitalis Cuff', maker: 'Vitalis', price: 59, faults: ['Reads high on arms over 32 cm'] },
  { name: 'Vitalis Cuff Wide', maker: 'Vitalis', price: 69, virtues: ['Sleeve for arms up to 44 cm'] },
  { name: 'Hearth Care Hub', maker: 'Hearth', price: 149 },
  { name: 'Pulsefield Patch Two', maker: 'Pulsefield', price: 79 },
  { name: 'Claritas Portal', maker: 'Claritas', price: 5 },
  { name: 'Bedside Quiet Alarm', maker: 'Bedside', price: 220 },
];
