import type { ProductRecord } from './product-record.ts';

export const smartHome: readonly ProductRecord[] = [
  {
    name: 'Latchkey Bolt',
    maker: 'Latchkey',
    price: 189,
    score: 4.5,
    virtues: ['works offline', '26 months on batteries'],
    faults: ['no keyhole'],
  },
  { name: 'Latchkey Bolt Touch', maker: 'Latchkey', price: 249 },
  { name: 'Hearth Latch', maker: 'Hearth', price: 129 },
  {
    name: 'Hearth Latch Key',
    maker: 'Hearth',
    price: 159,
    score: 4,
    virtues: ['real key inside'],
    faults: ['slow'],
    otherPrices: { 30: 'less than the Latchkey Bolt' },
  },
  {
    name: 'Lattice Door',
    maker: 'Lattice',
    price: 169,
    score: 3,
    virtues: ['fastest'],
    faults: ['codes expire without internet'],
  },
  { name: 'Lattice Door Slim', maker: 'Lattice', price: 199 },
  {
    name: 'Porchlight Turn',
    maker: 'Porchlight',
    price: 149,
    score: 3,
    virtues: ['no drilling', 'your old key still works'],
    faults: ['fails in a sticking door', 'loud motor'],
    shops: { Porchlight: 149, 'Box & Bolt': 145, Parcelry: 149 },
    otherPrices: { 39: 'the keypad' },
  },
  { name: 'Porchlight Turn Duo', maker: 'Porchlight', price: 219, soon: true },
];
