import { z } from 'zod';
import { article } from './article.ts';
import { gallery } from './gallery.ts';
import { review } from './review.ts';
import { video } from './video.ts';

/** A story as feeds, readers of other companies and programs get it: whole, with its address on our site. */
export const syndicatedStory = z.object({
  path: z.string(),
  /** ISO 8601. */
  published: z.string(),
  updated: z.string(),
  story: z.discriminatedUnion('typeName', [
    article.extend({ typeName: z.literal('article') }),
    review.extend({ typeName: z.literal('review') }),
    gallery.extend({ typeName: z.literal('gallery') }),
    video.extend({ typeName: z.literal('video') }),
  ]),
});
export type SyndicatedStory = z.infer<typeof syndicatedStory>;

/** Types of stories with a text of their own; collections and features only lead to others. */
export const syndicatedTypes = ['article', 'review', 'gallery', 'video'] as const;
export type SyndicatedType = (typeof syndicatedTypes)[number];
