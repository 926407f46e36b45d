import type { StoryType } from '../../entities/story-types.ts';

/** Sitemaps that grow with the publication; each is split by day. */
const storySitemaps = ['articles', 'reviews', 'galleries', 'videos', 'features', 'images'] as const;
export type StorySitemap = (typeof storySitemaps)[number];

/** Sitemaps of one file each. */
export const smallSitemaps = ['news', 'topics', 'authors', 'pages'] as const;
export type SmallSitemap = (typeof smallSitemaps)[number];

export const sitemapOfType: Readonly<Record<StoryType, StorySitemap>> = {
  article: 'articles',
  review: 'reviews',
  gallery: 'galleries',
  video: 'videos',
  collection: 'features',
  feature: 'features',
};

export const isStorySitemap = (slug: string): slug is StorySitemap =>
  storySitemaps.some((name) => name === slug);
export const isSmallSitemap = (slug: string): slug is SmallSitemap =>
  smallSitemaps.some((name) => name === slug);
