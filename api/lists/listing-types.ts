import type { StoryType } from '#content/entities/story-types.ts';

/** The component types a list can be requested as, in lowercase, and which stories each one holds. */
export const listingTypes: Readonly<Record<string, StoryType | 'any'>> = {
  contentlist: 'any',
  topic: 'any',
  seamless: 'any',
  article: 'article',
  review: 'review',
  gallery: 'gallery',
  video: 'video',
  videolist: 'video',
  collection: 'collection',
  ricochetcollections: 'collection',
  feature: 'feature',
};
