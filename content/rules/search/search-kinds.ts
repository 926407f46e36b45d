import type { StoryType } from '../../entities/story-types.ts';

/** What readers choose between above the results; every story is of exactly one kind. */
export const searchKinds = [
  'news',
  'analysis',
  'reviews',
  'best-lists',
  'how-to',
  'deals',
  'videos',
  'galleries',
] as const;
export type SearchKind = (typeof searchKinds)[number];

interface Facts {
  type: StoryType;
  section?: string | undefined;
  articleType?: string | undefined;
}

const ofArticleType: Readonly<Record<string, SearchKind>> = {
  'best-list': 'best-lists',
  'gift-guide': 'best-lists',
  'review-single': 'reviews',
  'review-multi': 'reviews',
  guide: 'how-to',
  academy: 'how-to',
  deals: 'deals',
  'product-promo': 'deals',
  'misc-commerce': 'deals',
};
const ofSection: Readonly<Record<string, SearchKind>> = {
  analysis: 'analysis',
  opinion: 'analysis',
  features: 'analysis',
  'how-to': 'how-to',
  reviews: 'reviews',
  comparisons: 'reviews',
  bottom_funnel: 'best-lists',
  deals: 'deals',
};

export function searchKindOf({ type, section = '', articleType = '' }: Facts): SearchKind {
  if (type === 'video') return 'videos';
  if (type === 'gallery') return 'galleries';
  if (type === 'review') return 'reviews';
  return ofArticleType[articleType] ?? ofSection[section] ?? 'news';
}
