import type { z } from 'zod';
import type { Collection } from '#content/entities/collection.ts';
import type { CollectionRef } from '#content/entities/collection-ref.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { storyInputs } from '#content/entities/story-input.ts';
import type { PresentContext } from './context.ts';
import { presentContentTopics } from './topic.ts';

/** Only published collections have a name to show; the primary one leads. */
export function presentCollectionRefs(
  slugs: readonly string[],
  { directory }: Pick<PresentContext, 'directory'>,
): { collections: CollectionRef[]; primaryCollection: CollectionRef | undefined } {
  const found = slugs.flatMap((slug) => directory.collections.get(slug) ?? []);
  const toRef = ({ id, slug, title, typeSlug }: (typeof found)[number]): CollectionRef => ({
    id,
    slug,
    title,
    ...(typeSlug ? { typeSlug } : {}),
  });
  const primary = found.find((collection) => collection.primary) ?? found[0];
  return { collections: found.map(toRef), primaryCollection: primary && toRef(primary) };
}

export type CollectionDoc = z.infer<typeof storyInputs.collection> & { id: string };

export function presentCollection(
  doc: CollectionDoc,
  items: ContentLink[],
  report: Pick<Collection, 'figures' | 'parts' | 'storyCount' | 'dateUpdated'> | undefined,
  context: PresentContext,
): Collection {
  return {
    id: doc.id,
    primary: doc.primary,
    title: doc.title,
    slug: doc.slug,
    hide: doc.hide,
    description: doc.description,
    typeSlug: doc.typeSlug ?? doc.collectionType?.slug,
    collectionType: doc.collectionType,
    layout: doc.layout,
    viewType: doc.viewType,
    layoutName: doc.layoutName,
    ...(report
      ? {
          figures: report.figures,
          parts: report.parts,
          storyCount: report.storyCount,
          dateUpdated: report.dateUpdated,
        }
      : {}),
    image: doc.image && context.image(doc.image, 'main'),
    topics: presentContentTopics(doc.topics, context),
    threads: items.length > 0 ? [{ slug: doc.slug, items }] : [],
  };
}
