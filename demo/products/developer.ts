import type { ProductRecord } from './product-record.ts';

export const developer: readonly ProductRecord[] = [
  { name: 'Tern Build 2', maker: 'Tern', price: 1 },
  { name: 'Brightwork Editor', maker: 'Brightwork', price: 9, virtues: ['300 plug-ins, most of them free'] },
  { name: 'Sandpiper Test', maker: 'Sandpiper', price: 6 },
  { name: 'Lockstep Registry', maker: 'Lockstep', price: 12 },
  { name: 'Quilltip Docs', maker: 'Quilltip', price: 5 },
];
