import type { Placed } from './plan.ts';

/** Views with the page's own heading; a page without one of them gets a hidden `h1` with its title. */
const headingViews = new Set([
  'article',
  'author-head',
  'best-sentences',
  'collection',
  'contents-list',
  'deals',
  'feature',
  'gallery',
  'latest-head',
  'listing-head',
  'minutes-ruler',
  'newsletters',
  'rating-scale',
  'review',
  'text-page',
  'topic-head',
  'video',
]);

/** Views that show no picture, or only small portraits. */
const pictureless = new Set([
  'breaking-banner',
  'experts',
  'feeds',
  'figures',
  'latest-head',
  'latest-line',
  'link-groups',
  'links-list',
  'listing-head',
  'menu-columns',
  'most-read',
  'newsletter-box',
  'plain',
  'prose',
  'results',
  'seamless',
  'steps',
  'team',
  'text-page',
]);

/** Stories take their whole row: components beside them become their rail. */
const ownRowViews = new Set(['article', 'review', 'video']);

export function rendersOwnRow({ view }: Placed): boolean {
  return ownRowViews.has(view);
}

export function ownsHeading({ view }: Placed): boolean {
  return headingViews.has(view);
}

/** Only a guess by kind and data is needed: the first component that shows one loads its picture at once. */
export function showsPicture({ component, view }: Placed): boolean {
  if (pictureless.has(view)) return false;
  if (component.items) return component.items.some((item) => 'image' in item && item.image !== undefined);
  return 'image' in component.data && component.data.image !== undefined;
}
