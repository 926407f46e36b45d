import type { ProductRecord } from './product-record.ts';

export const officeHardwareAppliances: readonly ProductRecord[] = [
  {
    name: 'Vantage Desk 27',
    maker: 'Vantage',
    price: 279,
    score: 4,
    virtues: ['one cable', '31 watts'],
    faults: ['weak speakers'],
    shops: { 'Fairway Electric': 229, Vantage: 279, 'Northwind Electronics': 279 },
    otherPrices: { 249: 'lowest of ninety days', 235: 'seldom under', 50: 'saved', 20: 'under the lowest' },
  },
  {
    name: 'Vantage Desk 32',
    maker: 'Vantage',
    price: 429,
    score: 4,
    virtues: ['one cable', 'few head turns'],
    faults: ['wobbles on soft desks'],
    otherPrices: { 199: 'one Ampersand Pane 24', 398: 'two of them' },
  },
  {
    name: 'Ampersand Pane 24',
    maker: 'Ampersand',
    price: 199,
    score: 3.5,
    virtues: ['turns upright'],
    faults: ['whites differ'],
    otherPrices: { 398: 'a pair' },
  },
  { name: 'Ampersand Pane 27', maker: 'Ampersand', price: 289, soon: true },
  { name: 'Grist Wide 34', maker: 'Grist', price: 549 },
  {
    name: 'Fenwick Paper 25',
    maker: 'Fenwick',
    price: 379,
    score: 3,
    virtues: ['reads like paper', '4 watts'],
    faults: ['scrolling smears', 'needs a lamp'],
    shops: { Fenwick: 379, 'Northwind Electronics': 389 },
  },
  { name: 'Plainview Duo', maker: 'Plainview', price: 329 },
];
