import { z } from 'zod';
import { article } from '../entities/article.ts';
import { author } from '../entities/author.ts';
import { collection } from '../entities/collection.ts';
import { contentLink } from '../entities/content-link.ts';
import { contentList } from '../entities/content-list.ts';
import { editorialLink, editorialLinks } from '../entities/editorial-links.ts';
import { gallery } from '../entities/gallery.ts';
import { featurePage, topicPage } from '../entities/page-entities.ts';
import { review } from '../entities/review.ts';
import { richText } from '../entities/rich-text.ts';
import { seamlessItem } from '../entities/seamless-item.ts';
import { smartSearchResults } from '../entities/smart-search-results.ts';
import { video } from '../entities/video.ts';

const listWords = contentList.omit({ items: true });

/**
 * Everything a page can be made of. List types carry their entries in `items` and their words
 * (title, paging, view-more link) in `data`; the others carry one entity in `data`.
 */
export const componentShapes = {
  Article: { data: article },
  AuthorList: { data: listWords, items: z.array(author) },
  Collection: { data: collection },
  ContentList: { data: listWords, items: z.array(contentLink) },
  EditorialLinks: { data: editorialLinks.omit({ items: true }), items: z.array(editorialLink) },
  Feature: { data: featurePage },
  Gallery: { data: gallery },
  Review: { data: review },
  RicochetCollections: { data: listWords, items: z.array(contentLink) },
  Seamless: { data: listWords, items: z.array(seamlessItem) },
  SmartSearchResults: { data: smartSearchResults },
  Text: { data: richText },
  Topic: { data: topicPage },
  Video: { data: video },
  VideoList: { data: listWords, items: z.array(contentLink) },
} as const;

export type ComponentType = keyof typeof componentShapes;
export const componentTypes = Object.keys(componentShapes) as ComponentType[];

type Shape<T extends ComponentType> = (typeof componentShapes)[T];
type ItemsOf<T extends ComponentType> =
  Shape<T> extends { items: infer I extends z.ZodType } ? { items: z.infer<I> } : { items?: undefined };

interface ComponentMeta<T extends ComponentType = ComponentType> {
  componentName: string;
  componentDisplayName: string;
  componentType: T;
}

export type ComponentOf<T extends ComponentType> = {
  id: string;
  meta: ComponentMeta<T>;
  /** What a view may want to know beside the data: section for the hue, sponsor, "slot" and the like. */
  metadata: Record<string, string | number | boolean>;
  links: { href?: string | undefined; next?: string | undefined };
  data: z.infer<Shape<T>['data']>;
} & ItemsOf<T>;

/** One component of a page, discriminated by `meta.componentType`. */
export type Component = { [T in ComponentType]: ComponentOf<T> }[ComponentType];

const componentMeta = z.object({
  componentName: z.string(),
  componentDisplayName: z.string(),
  componentType: z.enum(componentTypes),
});

const frame = {
  id: z.string(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  links: z.object({ href: z.string().optional(), next: z.string().optional() }).default({}),
};

/** The schema of one type, built from the table above. */
export function componentSchema<T extends ComponentType>(type: T) {
  const shape: { data: z.ZodType; items?: z.ZodType } = componentShapes[type];
  return z.object({
    ...frame,
    meta: componentMeta.extend({ componentType: z.literal(type) }),
    data: shape.data,
    ...(shape.items ? { items: shape.items } : {}),
  });
}

/** Any component; the type inside `meta` chooses the schema. */
export const component = z.unknown().transform((value, context): Component => {
  const meta = z.object({ meta: z.object({ componentType: z.enum(componentTypes) }) }).safeParse(value);
  const parsed = meta.success ? componentSchema(meta.data.meta.componentType).safeParse(value) : meta;
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
    return z.NEVER;
  }
  return parsed.data as unknown as Component;
});
