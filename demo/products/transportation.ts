import type { ProductRecord } from './product-record.ts';

export const transportation: readonly ProductRecord[] = [
  { name: 'Fahrlicht Seven', maker: 'Fahrlicht', price: 24 },
  { name: 'Fahrlicht Night', maker: 'Fahrlicht', price: 39 },
  { name: 'Crossline Pass', maker: 'Crossline', price: 49 },
  { name: 'Curbway Lock', maker: 'Curbway', price: 69 },
  { name: 'Voltaic Depot', maker: 'Voltaic', price: 5200, virtues: ['charges in both directions'] },
  { name: 'Wayfare Ticket', maker: 'Wayfare', price: 12 },
];
