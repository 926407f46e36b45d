import type { PageType } from '#content/page/composed-page.ts';
import { pathFor, type RouteName } from '#content/rules/route-paths.ts';

const routes = {
  article: 'article',
  review: 'review',
  gallery: 'gallery',
  video: 'video',
  collection: 'collection',
  feature: 'feature',
  landing: 'sem-landing',
  topic: 'topic',
  author: 'author_profile',
  tag: 'tag',
} as const satisfies Partial<Record<PageType, RouteName>>;

/** The default path of a page: listings and static pages are named after their path. */
export function basePathOf(pageType: PageType, slug: string): string {
  if (pageType === 'front-door') return pathFor(pageType);
  return pageType in routes ? pathFor(routes[pageType as keyof typeof routes], { slug }) : `/${slug}/`;
}
