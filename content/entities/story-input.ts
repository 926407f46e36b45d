import { z } from 'zod';
import { isPlainAddress } from '../rules/plain-address.ts';
import { article } from './article.ts';
import { collection } from './collection.ts';
import { gallery } from './gallery.ts';
import { featurePage } from './page-entities.ts';
import { reportInput } from './report.ts';
import { review } from './review.ts';
import { video } from './video.ts';

/** More than editors need; a query could not hold much more. */
const mostReferences = 100;
/** A story as staff and importers write it: people, topics, tags and collections are named, never copied in. */
const references = {
  /** Given by importers that keep ids; the store makes one otherwise. It is part of API paths. */
  id: z
    .string()
    .min(1)
    .max(100)
    .regex(/^\w[\w.~:-]*$/, 'must be letters, digits and . _ ~ : -')
    .optional(),
  slug: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens'),
  title: z.string().trim().min(1).max(300),
  authorId: z.string().optional(),
  moreAuthorIds: z.array(z.string()).max(mostReferences).default([]),
  topics: z
    .array(z.object({ slug: z.string(), primary: z.boolean().default(false) }))
    .max(mostReferences)
    .default([]),
  tags: z.array(z.string()).max(mostReferences).default([]),
  collections: z.array(z.string()).max(mostReferences).default([]),
};
/** Where search engines are sent. Empty as if it were left out. */
const address = z
  .string()
  .max(2048)
  .refine(
    (text) => text === '' || isPlainAddress(text),
    'must be a path of this site or an http(s) address without a password',
  )
  .optional();
const canonical = { canonicalUrl: address };
const related = { ...canonical, relAlternate: address, relNext: address, relPrev: address };
/** It is part of addresses. */
const section = {
  section: z
    .string()
    .max(100)
    .regex(/^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*)?$/, 'must be lowercase words joined by - or _')
    .optional(),
};
const editorIds = { editorIds: z.array(z.string()).max(mostReferences).default([]) };
const copiedIn = {
  author: true,
  moreAuthors: true,
  topics: true,
  tags: true,
  collections: true,
  primaryCollection: true,
  versionId: true,
} as const;

/** The date that collections and features show in lists; by default the time they were published. */
const cameOut = { datePublished: z.string().optional() };

const onlyInAnswers = { bodyBlocks: true, hasAffiliateDisclosure: true } as const;

export const storyInputs = {
  article: article
    .omit({
      ...copiedIn,
      editors: true,
      ...onlyInAnswers,
      coverage: true,
      entryPages: true,
      newsletter: true,
      stepCount: true,
    })
    .extend({
      ...references,
      ...related,
      ...section,
      ...editorIds,
      type: article.shape.type,
      kind: z.literal('article'),
    }),
  review: review
    .omit({ ...copiedIn, editors: true, ...onlyInAnswers })
    .extend({ ...references, ...related, ...section, ...editorIds, kind: z.literal('review') }),
  gallery: gallery
    .omit({ ...copiedIn, editors: true })
    .extend({ ...references, ...canonical, ...section, ...editorIds, kind: z.literal('gallery') }),
  video: video.omit(copiedIn).extend({ ...references, ...section, kind: z.literal('video') }),
  collection: collection
    .omit({ threads: true })
    .extend({ ...references, ...cameOut, ...reportInput, kind: z.literal('collection') }),
  feature: featurePage.extend({ ...references, ...cameOut, kind: z.literal('feature') }),
} as const;

export const storyInput = z.discriminatedUnion('kind', [
  storyInputs.article,
  storyInputs.review,
  storyInputs.gallery,
  storyInputs.video,
  storyInputs.collection,
  storyInputs.feature,
]);
export type StoryInput = z.infer<typeof storyInput>;
/** As a person writes it: everything with a default may be left out. */
export type StoryDraft = z.input<typeof storyInput>;
