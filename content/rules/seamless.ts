import { seamlessLimit, specialFeatureSeamlessLimit } from '../limits.ts';

export interface CollectionFacts {
  id: string;
  typeSlug?: string | undefined;
  collectionType?: { slug: string } | undefined;
}

export function isSpecialFeature(collection: Omit<CollectionFacts, 'id'>): boolean {
  return collection.typeSlug === 'special-feature' || collection.collectionType?.slug === 'special-feature';
}

/** The component that lists what follows, as a page names it. */
export type SeamlessComponent = {
  componentName: string;
  componentDisplayName: string;
  componentType: 'Seamless';
};

/** For pages without such a component, where stories follow all the same. */
export const seamlessComponent: SeamlessComponent = {
  componentName: 'seamless',
  componentDisplayName: 'Seamless',
  componentType: 'Seamless',
};

type SeamlessRequest =
  | (SeamlessComponent & { slug: string; contentId?: string; limit: number; collectionId?: string })
  | { rejected: 'slug-or-id-missing' };

/** What to ask for after a story: three items, or ten of its special feature. */
export function seamlessRequest(story: {
  slug?: string | undefined;
  contentId?: string | undefined;
  collection?: CollectionFacts | undefined;
  component?: SeamlessComponent | undefined;
}): SeamlessRequest {
  const { slug, contentId, collection, component = seamlessComponent } = story;
  const { componentName, componentDisplayName, componentType } = component;
  const place = slug || contentId;
  if (!place) return { rejected: 'slug-or-id-missing' };
  const special = collection && isSpecialFeature(collection) ? collection : undefined;
  return {
    slug: place,
    ...(contentId ? { contentId } : {}),
    componentName,
    componentDisplayName,
    componentType,
    limit: special ? specialFeatureSeamlessLimit : seamlessLimit,
    ...(special ? { collectionId: special.id } : {}),
  };
}
