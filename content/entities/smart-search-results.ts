import { z } from 'zod';
import { contentLink } from './content-link.ts';
import { paging } from './content-list.ts';
import { topic } from './topic.ts';

const count = z.number().int().nonnegative();

/** A part of a text, marked if it matches the query. Never HTML: the page decides what a mark looks like. */
const textPiece = z.object({ text: z.string(), isMatch: z.literal(true).optional() });
export type TextPiece = z.infer<typeof textPiece>;

/** A value a search can be narrowed to, and how many stories that leaves. */
const searchFacet = z.object({ value: z.string(), label: z.string(), count });
export type SearchFacet = z.infer<typeof searchFacet>;

const searchHighlight = z.object({ title: z.array(textPiece), text: z.array(textPiece) });
export type SearchHighlight = z.infer<typeof searchHighlight>;

export const smartSearchResults = z.object({
  topics: z.array(topic).default([]),
  content: z.array(contentLink).default([]),
  videos: z.array(contentLink).default([]),
  paging: paging.optional(),
  /** How many there are of each in all. */
  totals: z.object({ topics: count, content: count, videos: count }).optional(),
  /** Why a story was found, by its id. */
  highlights: z.record(z.string(), searchHighlight).optional(),
  facets: z
    .object({
      type: z.array(searchFacet),
      topic: z.array(searchFacet),
      author: z.array(searchFacet),
      date: z.array(searchFacet),
    })
    .optional(),
  /** Another way to write the query. Applied: the results are those of the other query. */
  correction: z.object({ query: z.string(), isApplied: z.boolean() }).optional(),
  /** No story has all of the words; these have some. */
  isRelaxed: z.boolean().optional(),
  /** Similar queries of other readers that had results. */
  related: z.array(z.string()).optional(),
});
export type SmartSearchResults = z.infer<typeof smartSearchResults>;
