import type { Complete } from '../complete.ts';
import type { ContentList } from '../entities/content-list.ts';
import { contentLinkExample } from './content-link.ts';

export const contentListExample: Complete<ContentList> = {
  componentLabel: 'Latest',
  description: 'What we published this week.',
  headlines: 1,
  items: [contentLinkExample],
  filters: [{ filterKey: 'laptops', filterLabel: 'Laptops' }],
  paging: { limit: 20, offset: 0, total: 612 },
  slug: 'latest',
  title: 'The latest',
  label: 'Latest',
  viewMoreText: 'See all',
  viewMoreUrl: '/latest/',
  relatedItems: [contentLinkExample],
  newsletter: { id: 'morning-signal', title: 'Morning Signal', description: 'Five stories before coffee.' },
};
