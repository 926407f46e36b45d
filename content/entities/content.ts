import { z } from 'zod';
import { author } from './author.ts';
import { collectionRef } from './collection-ref.ts';
import { image } from './image.ts';
import { tag } from './tag.ts';
import { contentTopic } from './topic.ts';

export const annotation = z.object({
  id: z.string(),
  score: z.number(),
  termIdInSource: z.string().optional(),
  termName: z.string(),
  termSourceType: z.string().optional(),
  typeName: z.string().default('annotation'),
});
export type Annotation = z.infer<typeof annotation>;

export const contentPlatform = z.object({
  revisionId: z.string().optional(),
  ctopic: z.array(z.string()).default([]),
  entity: z.array(z.string()).default([]),
  ctax: z.array(z.string()).default([]),
  csig: z.array(z.string()).default([]),
});
export type ContentPlatform = z.infer<typeof contentPlatform>;

/** What every story has, whatever its kind. Dates are ISO 8601 with a zone. */
export const content = z.object({
  annotations: z.array(annotation).default([]),
  contentPlatform: contentPlatform.optional(),
  author: author.optional(),
  buyingCycle: z.string().optional(),
  datePublished: z.string().optional(),
  dateUpdated: z.string().optional(),
  displayDatePublished: z.string().optional(),
  displayDateUpdated: z.string().optional(),
  edition: z.string().default('us'),
  headline: z.string().optional(),
  id: z.string(),
  collections: z.array(collectionRef).default([]),
  image: image.optional(),
  moreAuthors: z.array(author).default([]),
  primaryCollection: collectionRef.optional(),
  promoImage: image.optional(),
  section: z.string().optional(),
  slug: z.string(),
  subType: z.string().optional(),
  tags: z.array(tag).default([]),
  title: z.string(),
  topics: z.array(contentTopic).default([]),
  typeName: z.string(),
  versionId: z.string().optional(),
});
export type Content = z.infer<typeof content>;
