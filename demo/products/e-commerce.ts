import type { ProductRecord } from './product-record.ts';

export const eCommerce: readonly ProductRecord[] = [
  { name: 'Parcelry Returns', maker: 'Parcelry', price: 29 },
  { name: 'Parcelry Checkout', maker: 'Parcelry', price: 49 },
  { name: 'Cartwheel Shop', maker: 'Cartwheel', price: 24 },
  { name: 'Marlow Storefront', maker: 'Marlow’s', price: 35 },
  { name: 'Tagline Reviews', maker: 'Tagline', price: 15 },
  { name: 'Doorstep Locker', maker: 'Doorstep', price: 80 },
];
