import type { AdPageType } from '#content/entities/ad-names.ts';

const byRoute: Readonly<Record<string, AdPageType>> = {
  'front-door': 'home',
  article: 'article',
  'sponsored-article': 'article',
  'article-topic': 'article',
  'article-topic-longform': 'longform',
  collection: 'collection',
  gallery: 'gallery',
  latest: 'latest',
  news: 'news',
  author_profile: 'profile',
  review: 'review',
  search: 'search',
  video: 'video',
  'sponsored-video': 'sponsored-video',
};

/** The page type in ad unit paths; pages that editors compose are `dynamic-door`. */
export function adPageTypeOf(routeName: string): AdPageType {
  return byRoute[routeName] ?? 'dynamic-door';
}
