import type { ProductRecord } from './product-record.ts';

export const artificialIntelligence: readonly ProductRecord[] = [
  { name: 'Corvid Quill 3', maker: 'Corvid', price: 20 },
  { name: 'Corvid Quill Small', maker: 'Corvid', price: 8 },
  { name: 'Lumina Answer', maker: 'Lumina', price: 25 },
  { name: 'Tallyho Desk', maker: 'Tallyho', price: 30 },
  { name: 'Glasswing Interpreter', maker: 'Glasswing', price: 18 },
  { name: 'Mosswood Local 2', maker: 'Mosswood', price: 12 },
];
