import type { ProductRecord } from './product-record.ts';

export const printers: readonly ProductRecord[] = [
  {
    name: 'Fenwick Tank 40',
    maker: 'Fenwick',
    price: 279,
    score: 4,
    virtues: [
      'ink for 4,500 black pages in the box',
      'waste pad is a $12 part',
      'bottles only fit their own tank',
    ],
    faults: ['slow to wake', 'drinks ink on its days off'],
    shops: { Fenwick: 279, 'Box & Bolt': 269, Cornerstock: 275 },
    otherPrices: {
      19: 'a black bottle',
      12: 'a waste pad',
      298: 'after 5,000 pages',
      74: 'a print head',
      8: 'a paper door',
      49: 'a set of color bottles',
    },
  },
  { name: 'Fenwick Tank 60', maker: 'Fenwick', price: 399, soon: true },
  {
    name: 'Paperline Laser S',
    maker: 'Paperline',
    price: 199,
    score: 4,
    virtues: ['prints after a month of neglect', '24 pages a minute'],
    faults: ['black only', 'toner costs $69'],
    shops: { Paperline: 199, Cornerstock: 189 },
    otherPrices: { 69: 'toner', 268: 'to 3,000 pages', 337: 'after 5,000 pages', 58: 'a drum' },
  },
  { name: 'Paperline Laser D', maker: 'Paperline', price: 319 },
  { name: 'Inkwell Home 2', maker: 'Inkwell', price: 129 },
  { name: 'Inkwell Home 4', maker: 'Inkwell', price: 189 },
  { name: 'Brightleaf Duo', maker: 'Brightleaf', price: 249 },
];
