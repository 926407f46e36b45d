import type { ProductRecord } from './product-record.ts';

export const securityTools: readonly ProductRecord[] = [
  { name: 'Parapet Watch', maker: 'Parapet', price: 18 },
  { name: 'Wardstone Key', maker: 'Wardstone', price: 29 },
  { name: 'Wardstone Key Duo', maker: 'Wardstone', price: 49 },
  { name: 'Ironbark Audit', maker: 'Ironbark', price: 40 },
  { name: 'Nightwatch Desk', maker: 'Nightwatch', price: 25 },
  { name: 'Lockstep Sign-In', maker: 'Lockstep', price: 6 },
];

export const threatTools: readonly ProductRecord[] = [
  { name: 'Callguard Family', maker: 'Callguard', price: 4 },
  { name: 'Nightwatch Text', maker: 'Nightwatch', price: 3 },
  { name: 'Hookless Mail', maker: 'Hookless', price: 5 },
  { name: 'Parapet Browser', maker: 'Parapet', price: 2 },
  { name: 'Wardstone Verify', maker: 'Wardstone', price: 6 },
];

export const restoreTools: readonly ProductRecord[] = [
  { name: 'Harborline Cold Vault', maker: 'Harborline', price: 60 },
  { name: 'Ironbark Restore', maker: 'Ironbark', price: 45 },
  { name: 'Tapeworks Rotation', maker: 'Tapeworks', price: 30 },
  { name: 'Stratus Lockbox', maker: 'Stratus', price: 55 },
  {
    name: 'Drillbook Saturday',
    maker: 'Drillbook',
    price: 12,
    otherPrices: { 1488: 'what is left of the insurer’s $1,500 after the deck' },
  },
];
