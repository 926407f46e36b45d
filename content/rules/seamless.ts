import { seamlessLimit, specialFeatureSeamlessLimit } from '../limits.ts';

export interface CollectionFacts {
  id: string;
  typeSlug?: string | undefined;
  collectionType?: { slug: string } | undefined;
}

export function isSpecialFeature(collection: Omit<CollectionFacts, 'id'>): boolean {
  return collection.typeSlug === 'special-feature' || collection.collectionType?.slug === 'special-feature';
}

export type SeamlessRequest =
  | { slug: string; contentId?: string; limit: number; collectionId?: string }
  | { refused: 'slug-or-id-missing' };

/** What to ask for after a story: three items, or ten of its special feature. */
export function seamlessRequest(story: {
  slug?: string | undefined;
  contentId?: string | undefined;
  collection?: CollectionFacts | undefined;
}): SeamlessRequest {
  const { slug, contentId, collection } = story;
  const place = slug || contentId;
  if (!place) return { refused: 'slug-or-id-missing' };
  const special = collection && isSpecialFeature(collection) ? collection : undefined;
  return {
    slug: place,
    ...(contentId ? { contentId } : {}),
    limit: special ? specialFeatureSeamlessLimit : seamlessLimit,
    ...(special ? { collectionId: special.id } : {}),
  };
}
