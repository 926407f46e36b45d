import { z } from 'zod';
import { contentLink } from './content-link.ts';
import { paging } from './content-list.ts';
import { topic } from './topic.ts';

const count = z.number().int().nonnegative();

export const smartSearchResults = z.object({
  topics: z.array(topic).default([]),
  content: z.array(contentLink).default([]),
  videos: z.array(contentLink).default([]),
  paging: paging.optional(),
  /** How many there are of each in all. */
  totals: z.object({ topics: count, content: count, videos: count }).optional(),
});
export type SmartSearchResults = z.infer<typeof smartSearchResults>;
