import type { PageType } from '#content/page/composed-page.ts';

const prefixes: Partial<Record<PageType, string>> = {
  article: 'article',
  review: 'product',
  gallery: 'pictures',
  video: 'video',
  collection: 'collection',
  feature: 'feature',
  landing: 'landing',
  topic: 'topic',
  author: 'meet-the-team',
  tag: 'tags',
};

/** The default path of a page: listings and static pages are named after their path. */
export function basePathOf(pageType: PageType, slug: string): string {
  if (pageType === 'front-door') return '/';
  const prefix = prefixes[pageType];
  return prefix ? `/${prefix}/${slug}/` : `/${slug}/`;
}
