import { z } from 'zod';
import { contentLink } from './content-link.ts';
import { newsletterOffer } from './newsletter.ts';

export const paging = z.object({
  limit: z.number().int().positive(),
  offset: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
});
export type Paging = z.infer<typeof paging>;

const listFilter = z.object({ filterKey: z.string(), filterLabel: z.string() });

export const contentList = z.object({
  componentLabel: z.string().optional(),
  description: z.string().optional(),
  items: z.array(contentLink).default([]),
  /** How many of the first items have a headline in a view that shows the others as marks. */
  headlines: z.number().int().nonnegative().optional(),
  filters: z.array(listFilter).optional(),
  paging: paging.optional(),
  slug: z.string().optional(),
  title: z.string().optional(),
  label: z.string().optional(),
  viewMoreText: z.string().optional(),
  viewMoreUrl: z.string().optional(),
  relatedItems: z.array(contentLink).optional(),
  /** The newsletter that fits the subject of the list, for views that offer it. */
  newsletter: newsletterOffer.optional(),
});
export type ContentList = z.infer<typeof contentList>;
