import type { Complete } from '../complete.ts';
import type { SeamlessItem } from '../entities/seamless-item.ts';

export const seamlessItemExample: Complete<SeamlessItem> = {
  id: 'article-arc-14-display',
  slug: 'arc-14-display-tested',
  source: 'topic',
  title: 'The Arc 14 display, measured',
  type: 'article',
  url: '/article/arc-14-display-tested/',
};
