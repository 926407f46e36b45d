import type { ProductRecord } from './product-record.ts';

export const arVr: readonly ProductRecord[] = [
  {
    name: 'Overlook Visor',
    maker: 'Overlook',
    price: 699,
    score: 3.5,
    virtues: ['text sharp to the edge of the lens', 'battery at the back', 'fits over glasses'],
    faults: [
      'fogs for ten minutes in a cool room',
      'loses the left hand',
      'two hours and ten minutes on a charge',
    ],
    shops: { Overlook: 699, Parcelry: 679, 'Fairway Electric': 689 },
    otherPrices: { 89: 'two controllers', 1000: 'the ceiling of its class' },
  },
  { name: 'Overlook Visor Pro', maker: 'Overlook', price: 1199, soon: true },
  {
    name: 'Lucent Frames',
    maker: 'Lucent',
    price: 399,
    score: 3.5,
    virtues: [
      'look and weigh like ordinary glasses',
      'camera that stops if its light is covered',
      'color display',
    ],
    faults: ['five hours on a charge', 'display washes out in sun'],
    shops: { Lucent: 399, Parcelry: 389 },
    otherPrices: { 120: 'prescription lenses' },
  },
  { name: 'Lucent Frames Sun', maker: 'Lucent', price: 449 },
  {
    name: 'Kestrel Glass',
    maker: 'Kestrel',
    price: 329,
    score: 4,
    virtues: ['19 hours on a charge', 'readable in full sun', 'no camera'],
    faults: ['messages can be a minute late', 'two frame shapes'],
    shops: { Kestrel: 329, 'Box & Bolt': 319 },
    otherPrices: { 90: 'prescription lenses' },
  },
  { name: 'Holloway Studio', maker: 'Holloway', price: 899, virtues: ['tracks hands well'] },
];
