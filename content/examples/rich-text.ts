import type { Complete } from '../complete.ts';
import type { RichText } from '../entities/rich-text.ts';

export const richTextExample: Complete<RichText> = {
  id: 'text-about',
  title: 'About us',
  description: 'Who we are and how we test.',
  content: '<p>We buy what we test, and we keep testing it.</p>',
  updated: '2026-10-06T12:00:00.000Z',
  isUnconfirmed: false,
};
